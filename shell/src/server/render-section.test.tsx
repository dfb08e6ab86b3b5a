import { useId } from 'react';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { RemoteSections, Section, SectionProps } from '@vitrin/shared-contracts/remote-sections';
import type { SectionRequest } from '@vitrin/shared-contracts/rendering';
import { declareSection, remoteField as field } from '@vitrin/shared-contracts/section-declaration';
import { useLanguage } from '@vitrin/shared-contracts/state';
import { renderSection } from './index.tsx';

const greeting = declareSection({
  title: 'Selam',
  sentence: 'Selam verir.',
  drawing: [],
  shared: {},
  texts: { heading: field.text({ label: 'Başlık', max: 80 }) },
  fallback: { tr: '' },
  heights: { narrow: 80, wide: 80 },
  example: {},
});

function Greeting({ values, data, section }: SectionProps<typeof greeting, string>) {
  const id = useId();
  const { abbr } = useLanguage();
  const Heading = section.heading === 2 ? 'h2' : 'h3';
  return (
    <>
      <Heading id={id}>{values.heading}</Heading>
      <p aria-labelledby={id}>
        {abbr} {data}
      </p>
    </>
  );
}

const hello: Section<typeof greeting, string> = {
  load: async ({ heading }, { read, language, pageUrl }) =>
    `${(await read<string>('/api/x')).data} ${heading} ${language()} ${pageUrl}`,
  view: async () => Greeting,
};
const remote: RemoteSections = {
  sections: {
    hello,
    plain: { view: async () => () => <p>Verisiz</p> },
    broken: {
      view: async () => () => {
        throw new Error('Bozuk');
      },
    },
  },
};

const request = (name: string, more: Partial<SectionRequest> = {}): SectionRequest => ({
  id: 's1',
  heading: 2,
  name,
  values: { heading: 'Merhaba' },
  language: { abbr: 'tr', lang: 'Türkçe' },
  branding: {} as never,
  pageUrl: '/hakkimizda',
  ...more,
});
const read = (async (path: string) => ({ data: `veri ${path}` })) as RemoteContext['read'];

test('a section is rendered with its values and data, and its ids begin with the id of its place', async () => {
  const { html, data } = await renderSection(remote, request('hello', { heading: 3 }), read);
  expect(data).toBe('veri /api/x Merhaba tr /hakkimizda');
  expect(html).toMatch(/^<h3 id="_s1-R_\w*">Merhaba<\/h3>/);
  expect(html).toContain('tr<!-- --> <!-- -->veri /api/x Merhaba tr /hakkimizda');
});

test('a section without load has no data', async () => {
  expect(await renderSection(remote, request('plain'), read)).toEqual({ html: '<p>Verisiz</p>', data: null });
});

test('a section that throws, and a name that the remote does not have, reject', async () => {
  await expect(renderSection(remote, request('broken'), read)).rejects.toThrow('Bozuk');
  await expect(renderSection(remote, request('constructor'), read)).rejects.toThrow('no section constructor');
});

test('sections of two languages that are rendered at once do not mix', async () => {
  const languages = ['tr', 'en', 'tr', 'en'].map((abbr) => ({ abbr, lang: abbr }));
  const rendered = await Promise.all(
    languages.map((language) => renderSection(remote, request('hello', { language }), read)),
  );
  expect(rendered.map(({ html }) => /<p[^>]*>(\w+)/.exec(html)?.[1])).toEqual(['tr', 'en', 'tr', 'en']);
});
