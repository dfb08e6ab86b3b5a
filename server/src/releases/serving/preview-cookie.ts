import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnit, type Unit } from '@vitrin/shared-contracts/releases';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { signValue, verifiedValue } from '../../platform/auth/signed-value.ts';
import { staffCookie } from '../../platform/auth/staff-cookies.ts';
import type { Config } from '../../config/config.ts';

const PURPOSE = 'preview';
const PREVIEW_LIFETIME_MS = 60 * 60_000;
/** Maximum number of units previewed at once; keeps the cookie small. */
const MAX_UNITS = 6;
const RELEASE_ID = /^[0-9a-f]{16}$/;

type PreviewConfig = Pick<Config, 'secret' | 'publicUrl'>;

/** Releases that a member of staff previews, by unit. */
export interface Previews {
  /** Id of the user who asked for them: they are valid as long as that user may preview. */
  person: number;
  releases: ReadonlyMap<Unit, string>;
}

interface Kept {
  id: string;
  until: number;
}

/** Signed content of the cookie. Each unit has its own expiry, in milliseconds since 1970. */
interface Content {
  person: number;
  units: Readonly<Record<string, Kept>>;
}

export interface NewPreview {
  unit: Unit;
  id: string;
  person: number;
}

/**
 * Sets the cookie that gives this browser the release for an hour wherever a document names its unit; previews of other
 * units are kept.
 */
export function issuePreview(
  reply: FastifyReply,
  config: PreviewConfig,
  { unit, id, person }: NewPreview,
): { endsAt: string } {
  const until = Date.now() + PREVIEW_LIFETIME_MS;
  const known = verifiedContent(reply.request, config);
  const others = known?.person === person ? unexpiredUnits(known).filter(([other]) => other !== unit) : [];
  const units = Object.fromEntries([...others.slice(1 - MAX_UNITS), [unit, { id, until }]]);
  const { name, secure } = staffCookie('preview', config);
  void reply.setCookie(name, signValue(config.secret, PURPOSE, { person, units } satisfies Content), {
    ...attributes,
    secure,
    maxAge: PREVIEW_LIFETIME_MS / 1000,
  });
  // A user who starts the preview again wants to see the release, although it has failed in this browser before.
  void reply.clearCookie(cookieNames.avoid, { path: '/' });
  return { endsAt: new Date(until).toISOString() };
}

/** Returns the previews of this browser; null if there are none, or if the cookie is forged or expired. */
export function readPreviews(request: FastifyRequest, config: PreviewConfig): Previews | null {
  const content = verifiedContent(request, config);
  const units = content ? unexpiredUnits(content) : [];
  if (!content || units.length === 0) return null;
  return { person: content.person, releases: new Map(units.map(([unit, { id }]) => [unit, id])) };
}

export function endPreview(reply: FastifyReply, config: PreviewConfig): void {
  const { name, secure } = staffCookie('preview', config);
  void reply.clearCookie(name, { ...attributes, secure });
}

/** Lax, so that following a link in a colleague's message shows the preview too. */
const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

function verifiedContent(request: FastifyRequest, config: PreviewConfig): Content | null {
  const cookie = request.cookies[staffCookie('preview', config).name] ?? '';
  return verifiedValue(config.secret, PURPOSE, cookie) as Content | null;
}

function unexpiredUnits({ units }: Content): [Unit, Kept][] {
  const now = Date.now();
  return Object.entries(units).filter(
    (entry): entry is [Unit, Kept] => isUnit(entry[0]) && RELEASE_ID.test(entry[1].id) && entry[1].until > now,
  );
}
