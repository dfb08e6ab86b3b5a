import { parseAmount } from '@vitrin/shared-contracts/amount';
import type { ProductCurrency } from '@vitrin/shared-contracts/records/catalogue-records';
import { limits } from '@vitrin/shared-contracts/limits';
import { findImported } from '../index/import-records.repository.ts';
import type { Note, ProductFacts } from '../reading/source-item.ts';
import type { ReadyEntry } from './entry-values.ts';
import { recordOf, termRow } from './linked-records.ts';
import { fallbackCategory } from './apply-term.ts';
import type { ImportRun } from './import-run.ts';

const noFacts: ProductFacts = { code: '', price: '', availability: null, gallery: [], facts: [] };

/** Returns what all languages of a product share. */
export async function productValues(
  run: ImportRun,
  { entry, coverId }: ReadyEntry,
  notes: Note[],
): Promise<Record<string, unknown>> {
  const { code, price, availability, gallery } = entry.product ?? noFacts;
  return {
    category_id: await categoryOf(run, entry.terms),
    code: codeOf(code || `WP-${entry.id}`, notes),
    media: await pictures(run, [coverId], gallery, notes),
    price: priceOf(price, run.currency, notes),
    currency: run.currency ?? 'TRY',
    availability,
    documents: [],
  };
}

/** Exports of WooCommerce have prices without a currency: staff say which one it was. */
function priceOf(text: string, currency: ProductCurrency | null, notes: Note[]): string | null {
  if (text === '') return null;
  const price = parseAmount(text);
  const reason = 'dosya para birimini söylemez; TL olarak yazıldı (başkası için: --currency EUR)';
  if (price === null) notes.push({ what: `fiyat: ${text}`, reason: 'fiyat okunamadı' });
  else if (currency === null) notes.push({ what: `fiyat: ${text}`, reason });
  return price;
}

function codeOf(code: string, notes: Note[]): string {
  if (code.length > limits.productCode.max)
    notes.push({ what: code, reason: `ürün kodu ${limits.productCode.max} karakterden uzun; kısaltıldı` });
  return code.slice(0, limits.productCode.max);
}

/** A product has one category; without one it gets that of the import. */
async function categoryOf(run: ImportRun, terms: readonly string[]): Promise<number | null> {
  for (const term of terms) {
    const row = await termRow(run, term);
    if (!row) continue;
    await recordOf(run, 'term', row.source_id);
    const found = await findImported(run.services.db, {
      source: run.site.name,
      type: 'product-term',
      source_id: row.source_id,
    });
    if (found) return Number(found.record);
  }
  return fallbackCategory(run);
}

const TOO_MANY = `bir ürünün en çok ${limits.productPictures} görseli olur; fazlası ortam kitaplığında kaldı`;

async function pictures(
  run: ImportRun,
  cover: readonly (number | null)[],
  gallery: readonly string[],
  notes: Note[],
): Promise<number[]> {
  const found: number[] = cover.filter((id) => id !== null);
  for (const id of gallery) {
    const file = await findImported(run.services.db, { source: run.site.name, type: 'file', source_id: id });
    if (file?.entity === 'media') found.push(Number(file.record));
    else notes.push({ what: `galeri görseli ${id}`, reason: 'görsel alınamadı' });
  }
  const unique = [...new Set(found)];
  const left = unique.length - limits.productPictures;
  if (left > 0) notes.push({ what: `galerinin son ${left} görseli`, reason: TOO_MANY });
  return unique.slice(0, limits.productPictures);
}
