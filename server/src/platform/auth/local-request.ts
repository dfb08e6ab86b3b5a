import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isLoopbackHost } from '../../config/loopback-host.ts';

const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
/** Stricter than `isLoopbackHost`: the names that a person on this machine opens. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Checks whether a request was sent by a browser on this machine, also through an SSH tunnel. A proxy on the machine
 * connects from the loopback address too, so every sign of a proxy excludes the request: a public address of the site,
 * the setting, a header, another host name, or HTTP/1.0, which nginx uses towards servers by default.
 */
export function isLocalRequest({ raw, headers, socket }: FastifyRequest, config: Config): boolean {
  return (
    config.trustProxy === false &&
    isLocalSite(config) &&
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => PROXY_HEADER.test(name))
  );
}

/** Checks whether the site has no other address than one of this machine. */
export function isLocalSite({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return isLoopbackHost(new URL(publicUrl).hostname);
}
