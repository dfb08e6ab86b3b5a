import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import { languageAbbr } from '@vitrin/shared-contracts/languages';
import { contentPreviewPaths, previewLanguageParam, previewPageParam } from '@vitrin/shared-contracts/paths';
import { ownPreview, parseValues, shownKind } from '../../modules/content-previews/content-previews.service.ts';
import { contentOfLink, type PreviewSource } from '../../modules/content-previews/followed-content.service.ts';
import { openPreviewLink, type OpenedLink } from '../../modules/content-previews/preview-links.service.ts';
import { sessionBindingCookieOf } from '../../platform/auth/session-binding-cookie.ts';
import { liveSessionOf } from '../../platform/auth/sessions.ts';
import { LimitReached } from '../../platform/concurrency-limiter.ts';
import { queryText } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { staticDocument } from '../page-document.ts';
import { contentPreviewHeaders, contentPreviewPolicy } from '../policies.ts';
import { sendDocument } from '../send-document.ts';
import type { ContentPreviews, PreviewOutcome, PreviewedRecord } from './content-preview.ts';
import { formNotice, linkNotice, linkNoticeStyle } from './link-notice.ts';
import { messageDocument, messageStyleHash, previewMessages, type PreviewMessage } from './preview-message.ts';
import { createPreviewQueue, type PreviewQueue } from './preview-queue.ts';

/** What is sent: a page, or a message in its place. */
type Shown = { page: Extract<PreviewOutcome, { kind: 'page' }>['document']; source: PreviewSource } | MessageShown;

interface MessageShown {
  status: number;
  message: PreviewMessage;
}

/** Reads what is shown, when it is its turn. */
type Previewed = () => Promise<{ record: PreviewedRecord; source: PreviewSource } | MessageShown>;

type ValidLink = Extract<OpenedLink, { state: 'valid' }>['link'];

interface PreviewRoutes {
  services: Services;
  previews: ContentPreviews;
}

/** Registers the pages of unpublished content. They are never cached, and no visit is counted. */
export async function contentPreviewRoutes(app: FastifyInstance, { services, previews }: PreviewRoutes): Promise<void> {
  const queue = createPreviewQueue();
  const renderBy = (way: keyof PreviewQueue) => async (key: string, previewed: Previewed) => {
    try {
      return await queue[way](key, () => renderPreviewed(previews, previewed));
    } catch (error) {
      if (error instanceof LimitReached) return { status: 503, message: previewMessages.busy };
      throw error;
    }
  };

  app.get<{ Params: { id: string } }>(contentPreviewPaths.form(':id'), async (request, reply) => {
    const lang = queryText(request.query, previewLanguageParam) ?? '';
    const page = queryText(request.query, previewPageParam);
    const answer = await formPreview(services, request, { lang, page }, renderBy('own'));
    const isOwnTab = request.headers['sec-fetch-dest'] === 'document';
    const notice = isOwnTab ? (source: PreviewSource) => formNotice(source, request.url) : undefined;
    return send(request, reply, answer, { isFramed: true, notice });
  });

  app.get<{ Params: { token: string } }>(contentPreviewPaths.link(':token'), async (request, reply) => {
    const opened = await openPreviewLink(services, request.params.token);
    if (opened.state === 'unknown') return send(request, reply, { status: 404, message: previewMessages.unknown });
    if (opened.state === 'gone') return send(request, reply, { status: 410, message: previewMessages.goneLink });
    const { link } = opened;
    const answer = await renderBy('link')(`link ${link.id}`, () => linkedRecord(services, link));
    return send(request, reply, answer, { notice: (source) => linkNotice(source, link.expires_at) });
  });
}

async function linkedRecord(services: Services, link: ValidLink): ReturnType<Previewed> {
  const content = await contentOfLink(services, link);
  if (content.state === 'closed') return { status: 410, message: previewMessages.closedLink };
  if (content.state === 'gone') return { status: statusOf.gone, message: previewMessages.gone };
  return { record: { ...content.shown, lang: link.lang }, source: content.source };
}

async function renderPreviewed(previews: ContentPreviews, previewed: Previewed): Promise<Shown> {
  const found = await previewed();
  return 'message' in found ? found : shown(await previews.render(found.record), found.source);
}

/** Returns what the user's own form contains, with the right of its kind. */
async function formPreview(
  services: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
  { lang, page }: Pick<PreviewedRecord, 'lang' | 'page'>,
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
  if (!session.rights.has(draftRightOf(kind.right))) return { status: 403, message: previewMessages.forbidden };
  return render(`${id} ${lang} ${page ?? ''}`, async () => {
    // Read when it is its turn: the form may have changed since.
    const { record, values_json, updated_at } = (await ownPreview(services.db, session.user.id, id)) ?? preview;
    const values = parseValues(values_json);
    return { record: { kind, record, lang, page, values }, source: { kind: 'form', at: updated_at } };
  });
}

const statusOf = { gone: 410, hidden: 404, failed: 503 } as const;

function shown(outcome: PreviewOutcome, source: PreviewSource): Shown {
  if (outcome.kind === 'page') return { page: outcome.document, source };
  // Who opens a link to a draft cannot correct its fields.
  if (outcome.kind === 'invalid' && source.kind === 'draft')
    return { status: 422, message: previewMessages.unfinished };
  if (outcome.kind === 'invalid')
    return { status: 422, message: { ...previewMessages.invalid, items: outcome.problems } };
  return { status: statusOf[outcome.kind], message: previewMessages[outcome.kind] };
}

interface SendOptions {
  /** The panel shows the page in a frame. */
  isFramed?: boolean;
  /** Returns the notice on the page; in the frame of the panel there is none. */
  notice?: ((source: PreviewSource) => string) | undefined;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Shown,
  { isFramed = false, notice }: SendOptions = {},
): Promise<FastifyReply> {
  void reply.headers(contentPreviewHeaders);
  const policy = (hashes: readonly string[]) =>
    void reply.header('Content-Security-Policy', contentPreviewPolicy(hashes, isFramed));
  if ('message' in answer) {
    policy([messageStyleHash]);
    return sendDocument(request, reply.code(answer.status), messageDocument(answer.message));
  }
  const { page, source } = answer;
  const styles = notice ? [...page.styles, linkNoticeStyle] : page.styles;
  policy(styles.map(({ hash }) => hash));
  void reply.code(page.status).header('Content-Language', page.boot.language.abbr);
  return sendDocument(request, reply, staticDocument({ ...page, styles, badge: notice?.(source) ?? null }));
}
