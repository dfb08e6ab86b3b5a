import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageAbbr } from '@vitrin/shared-contracts/languages';
import { contentPreviewPaths, previewLanguageParam } from '@vitrin/shared-contracts/paths';
import { ownPreview, parseValues, shownKind } from '../../modules/content-previews/content-previews.service.ts';
import { openPreviewLink } from '../../modules/content-previews/preview-links.service.ts';
import { sessionBindingCookieOf } from '../../platform/auth/session-binding-cookie.ts';
import { liveSessionOf } from '../../platform/auth/sessions.ts';
import { LimitReached } from '../../platform/concurrency-limiter.ts';
import { queryText } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { staticDocument } from '../page-document.ts';
import { contentPreviewHeaders, contentPreviewPolicy } from '../policies.ts';
import { sendDocument } from '../send-document.ts';
import type { ContentPreviews, PreviewOutcome, PreviewedRecord } from './content-preview.ts';
import { linkNotice, linkNoticeStyle } from './link-notice.ts';
import { messageDocument, messageStyleHash, previewMessages, type PreviewMessage } from './preview-message.ts';
import { createPreviewQueue, type PreviewQueue } from './preview-queue.ts';

/** What is sent: a page, or a message in its place. */
type Shown =
  | { page: Extract<PreviewOutcome, { kind: 'page' }>['document'] }
  | { status: number; message: PreviewMessage };

/** Reads what is shown, when it is its turn. */
type Previewed = () => PreviewedRecord | Promise<PreviewedRecord>;

interface PreviewRoutes {
  services: Services;
  previews: ContentPreviews;
}

/** Registers the pages of unpublished content. They are never cached, and no visit is counted. */
export async function contentPreviewRoutes(app: FastifyInstance, { services, previews }: PreviewRoutes): Promise<void> {
  const queue = createPreviewQueue();
  const renderBy = (way: keyof PreviewQueue) => async (key: string, previewed: Previewed) => {
    try {
      return shown(await queue[way](key, async () => previews.render(await previewed())));
    } catch (error) {
      if (error instanceof LimitReached) return { status: 503, message: previewMessages.busy };
      throw error;
    }
  };

  app.get<{ Params: { id: string } }>(contentPreviewPaths.form(':id'), async (request, reply) => {
    const lang = queryText(request.query, previewLanguageParam) ?? '';
    const answer = await formPreview(services, request, lang, renderBy('own'));
    return send(request, reply, answer, { isFramed: true });
  });

  app.get<{ Params: { token: string } }>(contentPreviewPaths.link(':token'), async (request, reply) => {
    const opened = await openPreviewLink(services, request.params.token);
    if (opened.state === 'unknown') return send(request, reply, { status: 404, message: previewMessages.unknown });
    if (opened.state === 'gone') return send(request, reply, { status: 410, message: previewMessages.goneLink });
    const { id, entity, record, lang, values_json, expires_at } = opened.link;
    const previewed = () => ({ kind: shownKind(services, entity), record, lang, values: parseValues(values_json) });
    return send(request, reply, await renderBy('link')(`link ${id}`, previewed), { expiresAt: expires_at });
  });
}

/** Returns what the user's own form contains, with the right of its kind. */
async function formPreview(
  services: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
  lang: string,
  render: (key: string, previewed: Previewed) => Promise<Shown>,
): Promise<Shown> {
  const { id } = request.params;
  const site = request.headers['sec-fetch-site'];
  if (site !== 'same-origin' && site !== 'none') return { status: 403, message: previewMessages.elsewhere };
  const session = await liveSessionOf(services, sessionBindingCookieOf(request, services.config));
  if (!session) return { status: 401, message: previewMessages.signedOut };
  const preview = languageAbbr.test(lang) ? await ownPreview(services.db, session.user.id, id) : null;
  if (!preview) return { status: 404, message: previewMessages.ended };
  const kind = shownKind(services, preview.entity);
  if (!session.rights.has(kind.right)) return { status: 403, message: previewMessages.forbidden };
  return render(`${id} ${lang}`, async () => {
    // Read when it is its turn: the form may have changed since.
    const { record, values_json } = (await ownPreview(services.db, session.user.id, id)) ?? preview;
    return { kind, record, lang, values: parseValues(values_json) };
  });
}

const statusOf = { gone: 410, hidden: 404, failed: 503 } as const;

function shown(outcome: PreviewOutcome): Shown {
  if (outcome.kind === 'page') return { page: outcome.document };
  if (outcome.kind === 'invalid')
    return { status: 422, message: { ...previewMessages.invalid, items: outcome.problems } };
  return { status: statusOf[outcome.kind], message: previewMessages[outcome.kind] };
}

interface SendOptions {
  /** The panel shows the page in a frame. */
  isFramed?: boolean;
  /** Set for a preview link. */
  expiresAt?: string;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Shown,
  { isFramed = false, expiresAt }: SendOptions = {},
): Promise<FastifyReply> {
  void reply.headers(contentPreviewHeaders);
  const policy = (hashes: readonly string[]) =>
    void reply.header('Content-Security-Policy', contentPreviewPolicy(hashes, isFramed));
  if ('message' in answer) {
    policy([messageStyleHash]);
    return sendDocument(request, reply.code(answer.status), messageDocument(answer.message));
  }
  const { page } = answer;
  const styles = expiresAt === undefined ? page.styles : [...page.styles, linkNoticeStyle];
  policy(styles.map(({ hash }) => hash));
  void reply.code(page.status).header('Content-Language', page.boot.language.abbr);
  const badge = expiresAt === undefined ? null : linkNotice(expiresAt);
  return sendDocument(request, reply, staticDocument({ ...page, styles, badge }));
}
