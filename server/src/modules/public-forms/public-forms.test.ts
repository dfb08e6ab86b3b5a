import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { docm, docx, docxEntries, pdf } from '../../testing/cvs.ts';
import { cvFile, encoded, validForm, scriptHeaders, sendForm } from '../../testing/public-forms.ts';
import { formSite } from '../../testing/form-site.ts';
import { zip } from '../../testing/zip.ts';

const { test, notice, db, send, storedMessages, filesIn } = formSite();

describe('message', () => {
  it('is stored with language and notice, and the response contains a reference number', async () => {
    const before = test().services.contentVersion.current();
    const { status, body } = await send('contact');
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Gönderildi!',
        data: { reference: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) },
      },
    ]);
    expect(await storedMessages()).toMatchObject([
      {
        kind: 'contact',
        section: 'mail',
        check: 0,
        reference: body.data?.reference,
        name: 'Ayşe Işık',
        subject: 'Köprü projesi',
        lang: 'tr',
        notice_revision: notice(),
        quarantine: '[]',
        retain_until: expect.any(String),
      },
    ]);
    expect(test().services.contentVersion.current()).toBe(before);
    expect(await db().selectFrom('audit').select('entity').where('entity', '!=', 'session').execute()).toEqual([
      { entity: 'contract' },
    ]);
  });

  it('is stored as typed, with line breaks normalised', async () => {
    const message = 'Birinci satır\r\n\r\nİkinci satır';
    const { body } = await send('contact', { name: ' Ayşe\r\n Işık ', message }, { lang: 'en' });
    expect(body.message).toBe('Sent!');
    expect(await storedMessages()).toMatchObject([
      { name: 'Ayşe Işık', message: 'Birinci satır\n\nİkinci satır', lang: 'en' },
    ]);
  });

  it('requires no notice when the site has none', async () => {
    const setContractKind = (kind: string) => db().updateTable('contracts').set({ kind }).execute();
    await setContractKind('other');
    for (const kind of mailboxKinds) {
      const { notice_revision: _none, consent: _unasked, ...fields } = validForm(kind, notice());
      expect((await sendForm(test(), kind, fields)).status).toBe(200);
      await setContractKind('kvkk');
      expect((await sendForm(test(), kind, { ...fields, name: 'Metin Var' })).status).toBe(422);
      await setContractKind('other');
    }
    expect((await storedMessages()).map(({ notice_revision }) => notice_revision)).toEqual([null, null]);
    await setContractKind('kvkk');
  });

  it('is stored with the revision of the notice that was read, even if it has changed since', async () => {
    const { db } = test().services;
    const { contract_id, ...text } = await db.selectFrom('contract_revisions').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('contract_revisions')
      .values({ ...text, id: notice() + 1, contract_id })
      .execute();
    await db
      .updateTable('contract_translations')
      .set({ revision_id: notice() + 1 })
      .execute();
    expect((await send('contact')).status).toBe(200);
    expect((await send('contact', { notice_revision: String(notice() + 1), subject: 'Yenisi' })).status).toBe(200);
    expect((await storedMessages()).map(({ notice_revision }) => notice_revision)).toEqual([notice(), notice() + 1]);
  });
});

describe('form validation in the visitor’s language', () => {
  const long = 'x'.repeat(4_001);
  it.each<[kind: MailboxKind, field: string, value: string, turkish: string, english: string]>([
    ['contact', 'name', '', '* Bu Alan Zorunlu', '* This field is required'],
    ['contact', 'name', 'A', 'Bu Alan 2 Karakterden Az Olamaz', 'At least 2 characters are needed'],
    ['contact', 'name', 'A'.repeat(81), 'Bu Alan 80 Karakteri Geçemez', 'At most 80 characters are allowed'],
    ['contact', 'email', ' ', '* Bu Alan Zorunlu', '* This field is required'],
    ['contact', 'email', 'ayse(at)ornek', 'Geçerli E-Mail Adresi Giriniz', 'Please enter a valid e-mail address'],
    ['contact', 'email', `a@${'b'.repeat(50)}.co`, 'Bu Alan 50 Karakteri Geçemez', 'At most 50 characters are allowed'],
    ['contact', 'phone', 'yok', 'Geçerli Telefon Numarası Giriniz', 'Please enter a valid telephone number'],
    ['contact', 'subject', '', '* Bu Alan Zorunlu', '* This field is required'],
    ['contact', 'message', '?', '* Bu Alan Zorunlu', '* This field is required'],
    ['contact', 'message', 'a', 'Bu Alan 2 Karakterden Az Olamaz', 'At least 2 characters are needed'],
    ['contact', 'name', '\u200B\u3164', '* Bu Alan Zorunlu', '* This field is required'],
    ['contact', 'message', long, 'Bu Alan 4000 Karakteri Geçemez', 'At most 4000 characters are allowed'],
    ['contact', 'consent', '', 'Metni Okuduğunuzu İşaretleyiniz', 'Please tick that you have read the text'],
    ['contact', 'notice_revision', '', 'Metni Okuduğunuzu İşaretleyiniz', 'Please tick that you have read the text'],
    ['contact', 'notice_revision', '999', 'Metni Okuduğunuzu İşaretleyiniz', 'Please tick that you have read the text'],
    ['human-resources', 'position', '', '* Bu Alan Zorunlu', '* This field is required'],
    ['human-resources', 'message', long, 'Bu Alan 4000 Karakteri Geçemez', 'At most 4000 characters are allowed'],
    ['human-resources', 'cv', '', 'Özgeçmişinizi Ekleyiniz', 'Please add your CV'],
  ])('rejects in the form %s the field %s: case %#', async (kind, field, value, ...[turkish, english]) => {
    const named = field === 'notice_revision' ? 'consent' : field;
    const first = await send(kind, { [field]: value });
    expect([first.status, first.body.message, first.body.errors]).toEqual([
      422,
      'Gönderilemedi. Lütfen işaretli alanları düzeltin.',
      { [named]: turkish },
    ]);
    const second = await send(kind, { [field]: value }, { lang: 'en' });
    expect([second.body.message, second.body.errors]).toEqual([
      'Not sent. Please correct the marked fields.',
      { [named]: english },
    ]);
    expect([await storedMessages(), filesIn('incoming'), filesIn('private', 'cv')]).toEqual([[], [], []]);
  });

  it.each([
    ['de', '* Dieses Feld ist erforderlich', 'Senden fehlgeschlagen.'],
    ['ar', '* هذا الحقل مطلوب', 'تعذّر إرسال النموذج.'],
    ['ru', '* Обязательное поле', 'Не удалось отправить форму.'],
    ['tr', '* Bu Alan Zorunlu', 'Bu içerik türü kabul edilmiyor.'],
  ])('has the texts of %s, also for a request that is no form', async (lang, required, refused) => {
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    await db()
      .insertInto('languages')
      .values({ abbr: lang, lang, active: 1, ...times })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect((await send('contact', { name: '' }, { lang })).body.errors).toEqual({ name: required });
    const { status, body } = await send('contact', {}, { lang, headers: { 'content-type': 'text/plain' } });
    expect([status, body.message]).toEqual([415, refused]);
  });

  it('returns all errors at once, including the file', async () => {
    const { body } = await send('human-resources', { name: '', email: 'x', cv: cvFile(Buffer.from('merhaba')) });
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['cv', 'email', 'name']);
  });
});

describe('CV upload', () => {
  it('is stored privately under a random name for one year', async () => {
    const { body } = await send('human-resources', { cv: cvFile(docx, '../Özgeçmiş.2024.docx.exe') });
    expect(body.success).toBe(true);
    const [cv] = await db().selectFrom('message_cvs').selectAll().execute();
    expect(cv).toMatchObject({ name: 'Özgeçmiş.2024.docx', type: 'docx', bytes: docx.length });
    expect(cv?.file).toMatch(/^[\da-f-]{36}$/);
    expect(filesIn('private', 'cv')).toEqual([cv?.file]);
    expect(filesIn('incoming')).toEqual([]);
    const { dataDir } = test().services.config;
    expect(readFileSync(join(dataDir, 'private', 'cv', cv?.file ?? ''))).toEqual(docx);
    const [message] = await storedMessages();
    const days = (Date.parse(message?.retain_until ?? '') - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(365);
  });

  const withoutDocument = zip(docxEntries.filter(([name]) => name !== 'word/document.xml'));
  it.each<[string, File, string]>([
    ['a picture', cvFile(Buffer.from('GIF89a'), 'cv.gif'), 'Yalnızca PDF ya da DOCX Dosyası Eklenebilir'],
    ['a DOCM renamed to .docx', cvFile(docm, 'cv.docx'), 'Makro İçeren Dosya Eklenemez'],
    [
      'a text file renamed to .pdf',
      cvFile(Buffer.from('Ben mühendisim.'), 'cv.pdf'),
      'Bu dosya okunamadı. Dosyayı yeniden PDF olarak kaydedip ekleyin.',
    ],
    [
      'an archive without a document',
      cvFile(withoutDocument, 'cv.docx'),
      'Bu dosya okunamadı. Dosyayı yeniden PDF olarak kaydedip ekleyin.',
    ],
    [
      'an executable renamed to .pdf',
      cvFile(Buffer.from('MZ\x90'), 'cv.exe.pdf'),
      'Bu dosya okunamadı. Dosyayı yeniden PDF olarak kaydedip ekleyin.',
    ],
  ])('is rejected: %s', async (_case, cv, text) => {
    const { status, body } = await send('human-resources', { cv });
    expect([status, body.errors, await storedMessages()]).toEqual([422, { cv: text }, []]);
    expect([filesIn('incoming'), filesIn('private', 'cv')]).toEqual([[], []]);
  });

  it('is rejected above 10 MB', async () => {
    const cv = cvFile(Buffer.concat([pdf, Buffer.alloc(11 * 1_048_576)]));
    const { status, body } = await send('human-resources', { cv }, { lang: 'en' });
    expect([status, body.errors, filesIn('incoming')]).toEqual([
      413,
      { cv: 'The file may not be larger than 10 MB' },
      [],
    ]);
  });

  it('is accepted only for applications', async () => {
    expect((await send('contact', { cv: cvFile(pdf) })).body.errors).toEqual({
      cv: 'Yalnızca PDF ya da DOCX Dosyası Eklenebilir',
    });
  });
});

describe('origin check of a request', () => {
  it.each<[string, Record<string, string>, number]>([
    ['without the X-Requested-With header', { 'x-requested-with': '' }, 403],
    ['with a wrong CSRF value', { 'x-csrf-token': 'x'.repeat(43) }, 403],
    ['with Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['with another origin', { origin: 'https://evil.example' }, 403],
    ['with the origin null', { origin: 'null' }, 403],
    ['with the origin of the site', { origin: 'http://localhost:3000' }, 200],
    [
      'with the origin of another address of the site',
      { origin: 'https://www.ornek.example', host: 'www.ornek.example' },
      200,
    ],
    ['that is not a form', { 'content-type': 'application/json' }, 415],
  ])('%s', async (_case, headers, status) => {
    expect((await send('contact', {}, { headers })).status).toBe(status);
    expect(await storedMessages()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('without `Sec-Fetch-Site` relies on the CSRF value', async () => {
    const { 'sec-fetch-site': _site, ...headers } = scriptHeaders(test());
    const { payload, headers: type } = await encoded(validForm('contact', notice()));
    const answer = await test().app.inject({
      method: 'POST',
      url: '/api/pages/contact',
      headers: { ...headers, ...type },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  });
});
