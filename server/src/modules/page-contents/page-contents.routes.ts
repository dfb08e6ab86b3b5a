import type { FastifyInstance } from 'fastify';
import { contentGroups } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import { answer } from '../../http/envelope.ts';
import { queryText } from '../../http/paging.ts';
import { problems } from '../../http/problem.ts';
import { requestLanguages } from '../../http/request-language.ts';
import { picturesByIds } from '../../media/pictures.ts';
import type { Services } from '../../services.ts';
import { readGroup } from './page-contents.repository.ts';
import { pictureIdsIn, withPictures } from './stored-pictures.ts';

export async function pageContentRoutes(app: FastifyInstance, { db }: Services): Promise<void> {
  app.get(api.content, async (request) => {
    const group = contentGroups.find((name) => name === queryText(request.query, 'page'));
    if (!group) throw problems.notFound();
    const languages = await requestLanguages(db, request);
    const values = Object.fromEntries(await readGroup(db, group, languages));
    const pictures = await picturesByIds(db, pictureIdsIn(values), languages.asked);
    return answer(withPictures(values, pictures));
  });
}
