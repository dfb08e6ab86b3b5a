/** Matches host names of this machine: browsers resolve every name below `localhost` to it. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|::1|\[::1\])$/;

/** Reports whether a host name, with or without the brackets of an IPv6 address, is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
