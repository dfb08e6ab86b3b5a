import type { SectionKind } from '@vitrin/shared-contracts/sections/section-kinds';

/** A section of a template: its texts say what belongs in their place. */
export interface TemplateSection {
  kind: SectionKind;
  values?: Readonly<Record<string, unknown>>;
  texts: Readonly<Record<string, unknown>>;
  /** Texts of its items. */
  items?: readonly Readonly<Record<string, string>>[];
}

/** A page to start from. */
export interface PageTemplate {
  label: string;
  sentence: string;
  /** Title of a page that has none; empty for a page whose title only its author knows. */
  title: string;
  sections: readonly TemplateSection[];
}

/** Returns an editor document of paragraphs. */
function paragraphs(...texts: readonly string[]): object {
  return { type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) };
}

const contactStrip: TemplateSection = {
  kind: 'contact-strip',
  values: { href: '/iletisim' },
  texts: {
    title: 'Konuşalım',
    text: 'Ne aradığınızı kısaca yazın, bir iş günü içinde dönelim.',
    button: 'İletişime geç',
  },
};

/** Pages to start from, in the order in which they are offered. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    label: 'Hizmet',
    sentence: 'Ne yaptığınız, kime yaradığı, nasıl ilerlediği.',
    title: '',
    sections: [
      {
        kind: 'hero',
        values: { layout: 'right', href: '/iletisim' },
        texts: {
          title: 'Hizmetin adı',
          text: 'Bu hizmetin kimin hangi sorununu çözdüğünü bir iki cümleyle yazın.',
          button: 'Teklif iste',
        },
      },
      {
        kind: 'text-picture',
        values: { side: 'left' },
        texts: {
          title: 'Ne yapıyoruz?',
          document: paragraphs(
            'Hizmetin kapsamını, işi hiç bilmeyen birine anlatır gibi yazın.',
            'Sizi farklı kılan tek bir şeyi örneğiyle gösterin: bir proje, bir ölçüm, bir belge.',
          ),
        },
      },
      {
        kind: 'steps',
        texts: { title: 'Nasıl ilerliyoruz?' },
        items: [
          { title: 'Görüşme', text: 'İhtiyacı dinler, gerekirse yerinde inceleriz.' },
          { title: 'Teklif', text: 'Kapsamı, süreyi ve bedeli yazılı olarak veririz.' },
          { title: 'Uygulama', text: 'İşin her aşamasında bilgi veririz.' },
          { title: 'Teslim', text: 'Sonucu birlikte kontrol ederiz.' },
        ],
      },
      {
        kind: 'questions',
        texts: { title: 'Sık sorulanlar' },
        items: [
          { question: 'Ne kadar sürer?', answer: 'Tipik süreyi ve neye göre değiştiğini yazın.' },
          { question: 'Fiyat neye göre belirlenir?', answer: 'Fiyatı etkileyen iki üç şeyi sayın.' },
        ],
      },
      contactStrip,
    ],
  },
  {
    label: 'Hakkımızda',
    sentence: 'Kim olduğunuz, rakamlarla siz, belgeleriniz.',
    title: 'Hakkımızda',
    sections: [
      {
        kind: 'hero',
        values: { layout: 'text' },
        texts: { title: 'Hakkımızda', text: 'Firmanızı tek cümleyle anlatın: ne yapıyorsunuz, nerede, kimin için?' },
      },
      {
        kind: 'text-picture',
        values: { side: 'right' },
        texts: {
          title: 'Hikâyemiz',
          document: paragraphs(
            'Firmanın ne zaman, kim tarafından ve hangi ihtiyaçla kurulduğunu yazın.',
            'Bugün nerede olduğunuzu ve nasıl çalıştığınızı anlatın.',
          ),
        },
      },
      {
        kind: 'figures',
        texts: { title: 'Rakamlarla' },
        items: [
          { value: '…', label: 'yıllık deneyim' },
          { value: '…', label: 'tamamlanan iş' },
          { value: '…', label: 'çalışan' },
        ],
      },
      {
        kind: 'cards',
        texts: { title: 'Nasıl çalışırız?' },
        items: [
          { title: 'İlk ilke', text: 'Vazgeçmediğiniz bir çalışma ilkesini ve işe nasıl yansıdığını yazın.' },
          { title: 'İkinci ilke', text: 'Müşterinizin fark ettiği bir alışkanlığınızı yazın.' },
          { title: 'Üçüncü ilke', text: 'Kalite, güvenlik ya da çevre konusunda somut bir örnek verin.' },
        ],
      },
      { kind: 'certificates', texts: { title: 'Belgelerimiz' } },
      contactStrip,
    ],
  },
  {
    label: 'Kampanya',
    sentence: 'Tek bir teklif, koşulları ve çağrısı.',
    title: '',
    sections: [
      {
        kind: 'hero',
        values: { layout: 'wide', href: '/iletisim' },
        texts: {
          title: 'Kampanyanın adı',
          text: 'Teklifi ve bitiş tarihini ilk cümlede söyleyin.',
          button: 'Hemen başvur',
        },
      },
      {
        kind: 'cards',
        texts: { title: 'Neler var?' },
        items: [
          { title: 'İlk yarar', text: 'Kampanyadan yararlananın ne kazandığını yazın.' },
          { title: 'İkinci yarar', text: 'Bir örnek verin.' },
          { title: 'Üçüncü yarar', text: 'Varsa sınırını da söyleyin.' },
        ],
      },
      {
        kind: 'notice',
        values: { tone: 'important' },
        texts: { title: 'Koşullar', text: 'Kimler yararlanabilir, hangi tarihler arasında, neler kapsam dışında?' },
      },
      {
        kind: 'questions',
        texts: { title: 'Merak edilenler' },
        items: [
          { question: 'Nasıl yararlanırım?', answer: 'Adımları kısaca yazın.' },
          { question: 'Ne zamana kadar geçerli?', answer: 'Son günü ve saati yazın.' },
        ],
      },
      contactStrip,
    ],
  },
  {
    label: 'Sık sorulanlar',
    sentence: 'Sorular, yanıtlar ve yanıtını bulamayanlar için bir çağrı.',
    title: 'Sık sorulanlar',
    sections: [
      {
        kind: 'hero',
        values: { layout: 'text' },
        texts: { title: 'Sık sorulanlar', text: 'En çok sorulan soruları ve kısa yanıtlarını burada topladık.' },
      },
      {
        kind: 'questions',
        texts: { title: 'Genel' },
        items: [
          {
            question: 'İlk soru nedir?',
            answer: 'Size telefonda en çok sorulan soruyu yazıp iki üç cümleyle yanıtlayın.',
          },
          { question: 'İkinci soru nedir?', answer: 'Yanıtta söz verdiğiniz süreleri ve kişileri açıkça yazın.' },
          { question: 'Üçüncü soru nedir?', answer: 'Uzun yanıtlar için ayrı bir sayfaya bağlantı verin.' },
        ],
      },
      { ...contactStrip, texts: { ...contactStrip.texts, title: 'Yanıtını bulamadınız mı?' } },
    ],
  },
];
