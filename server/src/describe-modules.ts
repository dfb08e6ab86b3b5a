import type { AttentionCounts, ModuleDescriptions } from './content/module-descriptions.ts';
import { modules } from './modules/index.ts';

const contents = modules.flatMap(({ content = {} }) => content);

export const moduleDescriptions: ModuleDescriptions = {
  content: {
    texts: contents.flatMap(({ texts = [] }) => texts),
    pictureColumns: contents.flatMap(({ pictureColumns = [] }) => pictureColumns),
    richTexts: contents.flatMap(({ richTexts = [] }) => richTexts),
    pictureValues: contents.flatMap(({ pictureValues = [] }) => pictureValues),
  },
  kinds: new Map(modules.flatMap(({ kinds = [] }) => kinds.map((kind) => [kind.entity, kind] as const))),
  belongings: modules.flatMap(({ belongings = [] }) => belongings),
  async visitorBytes(db) {
    let total = 0;
    for (const { visitorBytes } of modules) total += (await visitorBytes?.(db)) ?? 0;
    return total;
  },
  attention: Object.assign({}, ...modules.map(({ attention }) => attention)) as AttentionCounts,
};
