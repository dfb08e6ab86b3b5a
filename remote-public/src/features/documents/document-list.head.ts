import { documentAnchor, type DocumentList, type SiteDocument } from '@vitrin/shared-contracts/documents';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { CollectionPage, DigitalDocument, WithContext } from 'schema-dts';
import { breadcrumbList, listLanguages, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import { publisher } from '../../shared/organization.ts';

/** The list is a page in the languages in which documents are written. */
export function documentListHead(data: unknown, context: HeadContext): Head {
  const { documents, languages } = data as DocumentList;
  const { documents: texts } = rootDataOf(context).texts;
  const path = publicPaths.documents;
  const collection: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: texts.title,
    url: pathInLanguage(path, context.language),
    inLanguage: context.language,
    publisher: publisher(context),
    hasPart: documents.map((document) => digitalDocument(document, context)),
  };
  return pageHead(context, {
    title: `${texts.title} | ${context.companyName}`,
    description: texts.text,
    ...listLanguages(context, path, languages),
    ...sharingPicture(...documents.map(({ cover }) => cover)),
    structured: [collection, breadcrumbList(context, [{ name: texts.title, path }])],
  });
}

/** Describes a document with its file. Parts may be empty: the server leaves them out. */
function digitalDocument(document: SiteDocument, { language }: HeadContext): DigitalDocument {
  const { id, title, summary, file, file_language, issued_on } = document;
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: summary,
    url: pathInLanguage(`${publicPaths.documents}#${documentAnchor(id)}`, language),
    inLanguage: file_language ?? '',
    datePublished: issued_on ?? '',
    encoding: {
      '@type': 'MediaObject',
      contentUrl: file.path,
      encodingFormat: downloadTypes[file.type].mime,
      contentSize: String(file.bytes),
    },
  };
}
