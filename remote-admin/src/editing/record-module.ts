import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { DraftForm } from './drafts/draft-form.ts';
import { panelModule, type ModulePalette, type RecordSource } from './panel-module.ts';

/** First part of the names of the rights over records with drafts of their own. */
type Subject = Right extends infer Name ? (Name extends `${infer Head}.draft-own` ? Head : never) : never;

/** Addresses of the screens of a kind; that of the form has the id of the record. */
interface RecordPaths {
  list: string;
  insert: string;
  update: (id: number) => string;
}

interface RecordModuleParts<S extends Subject, E extends string> {
  subject: S;
  entity: E;
  /** Name of one record, and of its form among the drafts. */
  noun: string;
  /** Names of the screens; that of the list is also the entry of the sidebar. */
  titles: { list: string; insert: string; update: string };
  paths: RecordPaths;
  /** Address of the API at which the records are. */
  apiPath: string;
  /** First request of the list, if it is not the address of the records. */
  listRead?: string;
  icon: Icon;
  /** Position of the list in its category of the sidebar. */
  order: number;
  isFolded?: true;
  /** Field that names a record. */
  name: string;
  loadList: () => Promise<ComponentType>;
  loadForms: () => Promise<{ InsertPage: ComponentType; UpdatePage: ComponentType }>;
  palette: () => Promise<ModulePalette>;
}

/** Returns the module of a declared kind of records: a list, and one form for new and existing ones. */
export function recordModule<S extends Subject, E extends string>(parts: RecordModuleParts<S, E>) {
  const { subject, entity, noun, titles, paths, apiPath, loadForms } = parts;
  const [read, draftOwn, write] = [`${subject}.read`, `${subject}.draft-own`, `${subject}.write`] as const;
  const [updatePath = ''] = paths.update(0).split('?', 1);
  return panelModule({
    permissions: [read, draftOwn, write],
    routes: [
      {
        path: paths.list,
        right: read,
        title: titles.list,
        load: parts.loadList,
        reads: [parts.listRead ?? apiPath, api.adminLanguageInfo, api.adminKindPublication(entity)],
      },
      {
        path: paths.insert,
        right: draftOwn,
        title: titles.insert,
        load: async () => (await loadForms()).InsertPage,
        reads: [api.adminLanguageInfo],
      },
      {
        path: updatePath,
        right: draftOwn,
        title: titles.update,
        load: async () => (await loadForms()).UpdatePage,
        reads: [`${apiPath}/{id}`, api.adminLanguageInfo, api.adminRecordPublication(entity, '{id}')],
      },
    ],
    navigation: [
      {
        category: 'content',
        order: parts.order,
        ...(parts.isFolded && { isFolded: parts.isFolded }),
        label: titles.list,
        to: paths.list,
        icon: parts.icon,
        right: read,
      },
    ],
    drafts: oneForm(entity, {
      label: noun,
      right: draftOwn,
      update: paths.update,
      insert: paths.insert,
      name: parts.name,
    }),
    palette: parts.palette,
  });
}

function oneForm<E extends string, R extends Right>(entity: E, form: DraftForm<R>): Record<E, DraftForm<R>> {
  return Object.fromEntries([[entity, form]]) as Record<E, DraftForm<R>>;
}

interface FoundIn<S extends Subject, Row> {
  subject: S;
  group: string;
  apiPath: string;
  nameOf: (row: Row) => string;
  update: (id: number) => string;
}

/** Returns the records of a kind for the command palette, as the server finds them. */
export function foundRecords<S extends Subject, Row extends { id: number }>(parts: FoundIn<S, Row>): RecordSource[] {
  const { subject, group, apiPath, nameOf, update } = parts;
  const find: RecordSource['find'] = async (search, readList) =>
    (await readList<Row>(apiPath, { search })).map((row) => ({ label: nameOf(row), to: update(row.id) }));
  return [{ right: `${subject}.draft-own`, group, find }];
}
