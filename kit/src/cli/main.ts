import { ProjectError } from '../project.ts';
import { NamingError } from '../new/naming.ts';
import { UsageError } from '../publish/settings.ts';

/** A command of `vitrin-remote`; resolves when it has succeeded. */
type Command = (args: string[]) => Promise<void>;

const usage = `Kullanım: vitrin-remote <komut>
  new <ad> ["Başlık"] [klasör]   yeni bir birim kurar (sitenin /kit/ sayfası tam komutu gösterir)
      --ci github|gitlab         yayın hattının dosyasını da yazar (adopt ile de)
      --section                  sitenin sayfalarına yerleştirilebilen bir bölümle kurar
  adopt                          sitenin deposundan kopyalanan bir birimi kendi deposuna taşır
  dev                            birimi sitenin içinde geliştirir; her değişiklik sayfada
      --record                   sitenin herkese açık yanıtlarını da kaydeder
      --offline                  site yerine kaydı kullanır
      --host 0.0.0.0             ağdaki başka makinelere de açar (yoksa yalnızca bu makine)
  check                          sitenin sürümüyle uyumu, yetkiyi ve paketleri denetler
  test [jest seçenekleri]        birimin testlerini çalıştırır
  build [--standalone]           derler; --standalone başka bir kabuk için
  release [--hold]               derler, yükler ve canlıya alır
  promote <sürüm ya da etiket>   yüklenmiş bir sürümü canlıya alır
  rollback                       son sağlam sürüme döner
  status                         canlıdaki, önceki, aday ve yüklü sürümler
Ortam: VITRIN_URL (yoksa package.json içindeki vitrin.site), VITRIN_PUBLISH_SECRET (vitrin_…)
Çıkış kodu: 0 başarılı; 1 site reddetti ya da derlenemedi; 2 komut ya da ayar yanlış`;

/** Loaded when they are used: `status` needs no webpack. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./new.command.ts')).newCommand,
  adopt: async () => (await import('./adopt.command.ts')).adoptCommand,
  dev: async () => (await import('./dev.command.ts')).devCommand,
  check: async () => (await import('./check.command.ts')).checkCommand,
  test: async () => (await import('./test.command.ts')).testCommand,
  build: async () => (await import('./build.command.ts')).buildCommand,
  release: async () => (await import('./publish.command.ts')).publishCommand,
  promote: async () => (await import('./publish.command.ts')).promoteCommand,
  rollback: async () => (await import('./publish.command.ts')).rollbackCommand,
  status: async () => (await import('./publish.command.ts')).statusCommand,
};

const [name = '', ...args] = process.argv.slice(2);

try {
  const load = commands[name];
  if (!load) throw new UsageError(usage);
  const command = await load();
  await command(args);
} catch (error) {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const isUsage = error instanceof UsageError || error instanceof NamingError || error instanceof ProjectError;
  console.error(isUsage ? message : `Komut tamamlanamadı: ${message}`);
  process.exitCode = isUsage ? 2 : 1;
}
