import { ConfigError } from '../config/config-schema.ts';
import { VersionError } from '../platform/database/oldest-version.ts';
import { errorCode } from '../platform/error-code.ts';

const NO_DATABASE = 'Ayar hatası: DATABASE_URL: veri tabanına ulaşılamıyor.';
const BROKEN_FILE = 'Ayar hatası: DATA_DIR: vitrin.sqlite bir veri tabanı değil ya da bozulmuş.';

const NO_ROOM = 'Sunucuda yer kalmadı: DATA_DIR klasörünün bulunduğu diskte yer açın.';

const problems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Ayar hatası: PORT: bu port başka bir program tarafından kullanılıyor.',
  EEXIST: 'Ayar hatası: DATA_DIR: bu adda bir dosya var; bir klasör olmalıdır.',
  ENOTDIR: 'Ayar hatası: DATA_DIR: yolun içinde klasör olmayan bir dosya var.',
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  SQLITE_FULL: NO_ROOM,
  '53100': 'Sunucuda yer kalmadı: PostgreSQL sunucusunun diskinde yer açın.',
  EROFS: 'Ayar hatası: DATA_DIR: bu klasöre yazılamıyor.',
  EACCES: 'Ayar hatası: DATA_DIR ya da PORT: bu klasöre yazmaya veya bu portu açmaya izin yok.',
  SQLITE_NOTADB: BROKEN_FILE,
  SQLITE_CORRUPT: BROKEN_FILE,
  SQLITE_CANTOPEN: 'Ayar hatası: DATA_DIR: veri tabanı dosyası açılamıyor.',
  SQLITE_READONLY: 'Ayar hatası: DATA_DIR: veri tabanı dosyasına yazılamıyor.',
  ECONNREFUSED: NO_DATABASE,
  ECONNRESET: NO_DATABASE,
  ETIMEDOUT: NO_DATABASE,
  EHOSTUNREACH: NO_DATABASE,
  ENOTFOUND: 'Ayar hatası: DATABASE_URL: veri tabanının makinesi bulunamadı.',
  EAI_AGAIN: 'Ayar hatası: DATABASE_URL: veri tabanının makinesi bulunamadı.',
  '28P01': 'Ayar hatası: DATABASE_URL: kullanıcı adı ya da şifre yanlış.',
  '28000': 'Ayar hatası: DATABASE_URL: bu kullanıcının veri tabanına girmesine izin yok.',
  '3D000': 'Ayar hatası: DATABASE_URL: böyle bir veri tabanı yok.',
  '42501': 'Ayar hatası: DATABASE_URL: bu kullanıcının veri tabanında yetkisi yetersiz.',
};

/** Returns a message for problems that the operator can fix; null for all other errors. */
export function startErrorMessage(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof VersionError) return error.message;
  return problems[errorCode(error)] ?? null;
}
