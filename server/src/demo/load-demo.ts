import type { WriteServices } from '../content/write.ts';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { forgetJobTime } from '../platform/jobs/job-times.repository.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import { inTransactionOf, type ContentSource } from '../content/content-kind.ts';
import { articleRecords } from '../modules/articles/articles.service.ts';
import { contractRecords } from '../modules/contracts/contracts.service.ts';
import type { StoredDownload } from '../modules/downloads/add-download.ts';
import type { Services } from '../services.ts';
import { addLanguage, hasArticles } from './demo.repository.ts';
import { addArticleCategories } from './demo-article-categories.ts';
import { addCatalogue } from './demo-catalogue.ts';
import { addDocuments, storeDocuments } from './demo-documents.ts';
import { addPictures, storePictures, type DemoPicture, type StoredDemoPicture } from './demo-pictures.ts';
import { addPeople } from './demo-people.ts';
import { addOpenings } from './demo-openings.ts';
import { addProjects } from './demo-projects.ts';
import { addSitePages } from './demo-site-pages.ts';
import { addShowcase } from './demo-showcase.ts';
import { addSite } from './demo-site.ts';
import { articleForm, contractForm, coverOf, demoArticles, demoContracts } from './demo-texts.ts';
import type { PictureName } from './picture-sizes.ts';
import { pictureTexts } from './site/picture-texts.ts';

export interface DemoProgress {
  onProgress(text: string): void;
}

/** Fills an empty site with a believable firm. Does nothing where demo content is off or any article stands. */
export async function loadDemo(
  services: WriteServices & Pick<Services, 'files'>,
  { onProgress }: DemoProgress,
): Promise<void> {
  const { config, db, files, contentVersion } = services;
  if (!config.demoContent || (await hasArticles(db))) return;
  onProgress('Örnek içerik yükleniyor…');
  const pictures = demoPictures();
  const stored = await storePictures(files, pictures);
  const documents = await storeDocuments(files);
  const version = await db
    .transaction()
    .execute((trx) => addEverything(inTransactionOf(services, trx), { pictures: stored, documents }));
  if (version !== null) contentVersion.raise(version);
  onProgress('Örnek içerik hazır.');
}

function demoPictures(): DemoPicture[] {
  const ofPages = Object.entries(pictureTexts).map(([name, alts]) => ({ name: name as PictureName, alts }));
  return [...ofPages, ...demoArticles().map(coverOf)];
}

interface StoredFiles {
  pictures: readonly StoredDemoPicture[];
  documents: readonly StoredDownload[];
}

/** The new content version, or null where another process was faster. */
async function addEverything(source: ContentSource, stored: StoredFiles): Promise<number | null> {
  const { db: trx } = source;
  const { lock, notifyContentChange } = helpersOf(trx);
  await lock(trx, 'demo');
  if (await hasArticles(trx)) return null;
  const stamp = { now: new Date().toISOString(), userId: null };
  await addLanguage(trx, { abbr: 'en', lang: 'English' }, stamp);
  const pictureId = await addPictures(trx, stamp, stored.pictures);
  await addSite(trx, stamp, pictureId);
  await addShowcase(source, stamp, pictureId);
  await addCatalogue(source, stamp, pictureId);
  const pageId = await addSitePages(source, stamp, pictureId);
  await addProjects(source, stamp, { pictureId, pageId });
  await addOpenings(source, stamp);
  await addDocuments(source, stamp, stored.documents);
  const authorId = await addPeople(source, stamp);
  const categoryId = await addArticleCategories(source, stamp);
  for (const article of demoArticles())
    await articleRecords.add(source, stamp, {
      ...articleForm(article, pictureId),
      author_id: authorId(article.original.name),
      category_id: categoryId(article.original.name),
    });
  for (const contract of demoContracts()) await contractRecords.add(source, stamp, contractForm(contract));
  await forgetJobTime(trx, 'links-filled');
  await forgetJobTime(trx, 'translations-filled');
  const version = await raiseContentVersion(trx);
  await notifyContentChange(trx, version);
  return version;
}
