import { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { paragraphs } from '../../testing/documents.ts';
import { recordTexts } from './record-texts.ts';

const texts = {
  title: 'Veri merkezi',
  seo_name: 'veri-merkezi',
  summary: 'Güçlendirme',
  client: 'Örnek Bankası',
  place: 'Gebze',
  figures: [{ id: 'a', label: 'Kolon', value: '420' }],
  document: null,
  seo_title: 'Arama başlığı',
  seo_description: '',
};
const bodyOf = (client_confidential: 0 | 1) =>
  recordTexts(projectDefinition, { client_confidential, translations: { tr: texts } })[0]?.body;

it('contains what visitors read, figures too, and not what only search engines see', () => {
  const body = bodyOf(0);
  for (const text of ['Güçlendirme', 'Örnek Bankası', 'Gebze', 'Kolon', '420']) expect(body).toContain(text);
  expect(body).not.toContain('Arama başlığı');
});

it('does not contain a text that a flag of the record hides', () => {
  expect(bodyOf(1)).not.toContain('Örnek');
  expect(bodyOf(1)).toContain('Gebze');
});

it('contains the texts of a section of a remote, whatever it declares, without addresses', () => {
  const section = { id: 'a', kind: 'remote', v: 1, values: { remote: 'remote_kredi', section: 'hesap', values: {} } };
  const written = { heading: 'Taksit hesabı', more: '/kredi', text: paragraphs('Faiz oranları') };
  const tr = {
    title: 'Kredi',
    seo_name: 'kredi',
    summary: '',
    texts: { a: written },
    seo_title: '',
    seo_description: '',
  };
  const [found] = recordTexts(sitePageDefinition, { sections: [section], translations: { tr } });
  expect(found?.body.trim()).toBe('Taksit hesabı\nFaiz oranları');
});
