import path from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import type { PromoteInput, RemoteState, RollbackInput } from '@vitrin/shared-contracts/release-management';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import { budgetsOf, figuresText } from '@vitrin/shared-contracts/section-budgets';
import { buildProjects } from '../build/build-projects.ts';
import { sectionFindings } from '../check/check-sections.ts';
import { incompatibilityWith } from '../dev/site.ts';
import type { Project } from '../project.ts';
import { readBuild, sendRelease } from './send-release.ts';
import type { PublishSettings } from './settings.ts';
import { printLinks } from './print-link.ts';
import { requestData, SiteError } from './site.ts';
import type { Task } from './args.ts';

const COMMIT_LETTERS = 12;

/** The unit that a command publishes. */
export interface Publication {
  remote: Unit;
  project: Project;
  settings: PublishSettings;
  print: (text: string) => void;
}

type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

export async function runTask(publication: Publication, task: Task): Promise<void> {
  if (task.kind === 'release') await release(publication, task);
  else if (task.kind === 'promote') await promoteStored(publication, task);
  else if (task.kind === 'rollback') await rollBack(publication, task);
  else showState(publication, await stateOf(publication));
}

/**
 * Builds, publishes and promotes a release. Idempotent: skips what is already built, stored or live, so it can be
 * retried.
 */
async function release(publication: Publication, { hold, reason, note, tags }: TaskOf<'release'>): Promise<void> {
  const { remote, project, settings, print } = publication;
  // Checked first: without the right to publish there is no need to build.
  const state = await printedState(publication);
  await requireCompatible(publication);
  await buildProjects([project], { stale: true });
  requireSectionsWithinBudgets(project);
  const stored = await upload(publication, note);
  const { id, kept, commit } = stored;
  if (tags.length > 0) await requestData(settings, `${api.publishRelease(remote)}/tags`, { id, tags });
  const nextStep = hold ? `Canlıya almak için: npx vitrin-remote promote ${id}` : othersPromote(state);
  if (nextStep !== null) {
    print(`Canlıdaki değişmedi. ${nextStep}`);
    return printLinks(publication, stored);
  }
  if (kept) await requireNotBlocked(publication, id);
  const described = commit === null ? 'Yayınlandı' : `Yayınlandı: ${short(commit)}`;
  // A release that went live while this one was built is never replaced by mistake.
  await promote(publication, { id, expected: state.live, reason: reason ?? described });
}

/** Returns who promotes if the publisher may not, which is no failure of the pipeline; null if the publisher may. */
function othersPromote({ may_promote, two_people }: RemoteState): string | null {
  if (may_promote === false)
    return 'Bu yayın hattı yalnızca yükler; sürüm panelde Yazılım sürümleri ekranından canlıya alınır.';
  return two_people === true ? 'Bu birimde sürümü başka bir kişi ya da yayın hattı canlıya alır.' : null;
}

/** Sends the build, unless the site stores it already. */
async function upload({ project, settings, print }: Publication, note: string | null) {
  const dist = path.join(project.directory, 'dist');
  const descriptor = withNote(readBuild(dist), note);
  print(`Yükleniyor: ${descriptor.id} …`);
  const stored = await sendRelease(settings, dist, descriptor);
  const { id, kept, warnings } = stored;
  print(kept ? `Bu içerik zaten yüklü: ${id}.` : `Yüklendi ve denendi: ${id}.`);
  printWarnings(print, warnings);
  for (const { name, ...figures } of stored.sections ?? [])
    print(`Bölüm ${name}: ${figuresText(figures, budgetsOf(descriptor.unit, name))}`);
  if (kept && note !== null) print('Not yazılmadı: yüklü bir sürümün tanımı değişmez.');
  return { ...stored, commit: descriptor.commit };
}

/** Checked before the files are sent, because the site would reject them. */
function requireSectionsWithinBudgets(project: Project): void {
  const failed = sectionFindings(project).find(({ state }) => state === 'failed');
  if (failed) throw new SiteError(`${failed.text} Hiçbir şey yüklenmedi.`);
}

/** Adds the note to the descriptor that is signed and sent; it is not part of the build. */
function withNote(descriptor: ReleaseDescriptor, note: string | null): ReleaseDescriptor {
  const nothing = { subject: null, author: null, committed_at: null };
  return note === null ? descriptor : { ...descriptor, about: { ...nothing, ...descriptor.about, note } };
}

/**
 * Checks compatibility before the build, which takes longer than the request. Throws a `SiteError` when it is
 * incompatible.
 */
async function requireCompatible({ project, settings }: Publication): Promise<void> {
  const { requirementsOf } = await import('../build/describe-release.ts');
  const incompatibility = await incompatibilityWith(settings.site.href, requirementsOf(project));
  if (incompatibility !== null)
    throw new SiteError(
      `${incompatibility} Hiçbir şey derlenmedi: package.json içindeki sürümleri siteye uydurun (npx vitrin-remote check).`,
    );
}

/** Throws when the release was blocked after a rollback, so that a repeated pipeline run does not promote it again. */
async function requireNotBlocked(publication: Publication, id: string): Promise<void> {
  const { releases } = await stateOf(publication);
  const reason = releases.find((kept) => kept.id === id)?.set_aside;
  if (typeof reason === 'string')
    throw new SiteError(
      `${id} kullanımdan kaldırılmış bir sürüm (${reason}). Yine de canlıya almak için: npx vitrin-remote promote ${id}`,
    );
}

async function promoteStored(publication: Publication, task: TaskOf<'promote'>): Promise<void> {
  const { live, releases } = await printedState(publication);
  const id = releases.find(({ tags = [] }) => tags.includes(task.id))?.id ?? task.id;
  await promote(publication, { id, expected: live, reason: task.reason ?? 'Canlıya alındı' });
}

/** Promotes a release. The site rejects it with 409 if the expected one is not live any more. */
async function promote({ remote, settings, print }: Publication, input: PromoteInput): Promise<void> {
  const { id, expected } = input;
  if (expected === id) return print(`Zaten canlıda: ${remote} ${id}.`);
  const { warnings } = await requestData<RemoteState>(settings, `${api.publishRelease(remote)}/promote`, input);
  print(`Canlıda: ${remote} ${id}, başlangıçtan ${seconds()} sn sonra (${settings.site.origin}).`);
  printWarnings(print, warnings);
}

async function rollBack(publication: Publication, { reason }: TaskOf<'rollback'>): Promise<void> {
  const { remote, settings, print } = publication;
  const { live } = await printedState(publication);
  const input: RollbackInput = { expected: live, reason: reason ?? 'Komut satırından geri dönüldü' };
  const now = await requestData<RemoteState>(settings, `${api.publishRelease(remote)}/rollback`, input);
  print(`Geri dönüldü: ${remote} ${live ?? ''} yerine ${now.live ?? ''}, ${seconds()} sn.`);
  printWarnings(print, now.warnings);
}

/** Reads the state and prints the live release, on which the decision of this command is based. */
async function printedState(publication: Publication): Promise<RemoteState> {
  const { remote, settings, print } = publication;
  const state = await stateOf(publication);
  print(`${settings.site.origin} üzerinde ${remote}: canlıda ${state.live ?? 'sürüm yok'}.`);
  return state;
}

/** Prints what visitors lose compared with the live release. */
function printWarnings(print: Publication['print'], warnings: readonly string[] = []): void {
  for (const warning of warnings) print(`Uyarı: ${warning}`);
}

function stateOf({ remote, settings }: Publication): Promise<RemoteState> {
  return requestData<RemoteState>(settings, api.publishRelease(remote));
}

function showState({ remote, settings, print }: Publication, state: RemoteState): void {
  print(`${remote} (${settings.site.origin})`);
  print(`  canlıda ${state.live ?? 'sürüm yok'}; geri dönülürse ${state.previous ?? 'sürüm yok'}`);
  if (state.candidate) print(`  aday    ${state.candidate}, ziyaretçi payı %${state.percent}`);
  for (const {
    id,
    commit,
    subject,
    published_at: at,
    published_by: by,
    set_aside: aside,
    tags = [],
  } of state.releases) {
    const mark = id === state.live ? '*' : ' ';
    const text = [
      id,
      at.slice(0, 16).replace('T', ' '),
      commit === null ? '-' : short(commit),
      by,
      ...tags,
      ...(subject ? [subject] : []),
    ];
    print(` ${mark} ${text.join('  ')}${aside === null ? '' : `  (kullanımdan kaldırıldı: ${aside})`}`);
  }
}

/** Shortens the commit hash and keeps the plus sign of uncommitted changes. */
function short(commit: string): string {
  return commit.slice(0, COMMIT_LETTERS) + (commit.endsWith('+') ? '+' : '');
}

function seconds(): string {
  return (performance.now() / 1_000).toFixed(1);
}
