import { panelPath } from '@vitrin/shared-contracts/first-paths';
import { adminUrl } from '../config/admin-url.ts';
import type { ValidatedSettings } from '../config/config.ts';
import { checkMailServer } from '../modules/mail/mail.service.ts';
import { errorReason } from '../platform/error-code.ts';
import { certificateProblem, inflections, readCertificate } from '../platform/http/certificate.ts';
import { failure, ok, warning, type Finding } from './finding.ts';

const TIMEOUT_MS = 5_000;

/** Examines what this machine reaches: the running server, the public address, the mail server. */
export async function networkFindings(settings: ValidatedSettings): Promise<Finding[]> {
  return Promise.all([
    serverFinding(settings),
    certificateFinding(settings.publicUrl, 'site'),
    ...(settings.adminHost === null
      ? []
      : [certificateFinding(adminUrl(settings), 'panel'), adminHostFinding(settings)]),
    mailFinding(settings),
  ]);
}

async function serverFinding({ port, host }: ValidatedSettings): Promise<Finding> {
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/readyz`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return ok(`Sunucu çalışıyor ve hazır (port ${port}).`);
    return failure(`Sunucu çalışıyor ama hazır değil: ${await response.text()}`, 'Sunucunun günlüğüne bakın.');
  } catch {
    return warning(`Bu makinede ${port} numaralı portta çalışan bir sunucu yok.`, 'Sunucuyu başlatın.');
  }
}

const settingOf = { site: 'PUBLIC_URL', panel: 'ADMIN_HOST' } as const;

async function certificateFinding(origin: string, owner: keyof typeof settingOf): Promise<Finding> {
  const { of, ofWithin } = inflections[owner];
  try {
    const certificate = await readCertificate(origin);
    if (certificate === null)
      return warning(
        `${of} adresi ${origin}: yalnızca bu makineden açılır.`,
        `Yayındaki ${ofWithin} adresini ${settingOf[owner]} ayarına yazın.`,
      );
    const problem = certificateProblem(certificate, Date.now(), owner);
    const until = new Date(certificate.validUntil).toLocaleDateString('tr', { timeZone: 'Europe/Istanbul' });
    if (problem === null) return ok(`${of} TLS sertifikası ${until} gününe kadar geçerli.`);
    return failure(problem, 'Vekil sunucunun (Caddy, nginx ve certbot) sertifika ayarlarını denetleyin.');
  } catch (error) {
    return warning(
      `${origin} adresine bu makineden ulaşılamıyor (${errorReason(error)}).`,
      'DNS kaydını, vekil sunucuyu ve güvenlik duvarını denetleyin.',
    );
  }
}

/** Proxies that send another Host header make every address one of the site. */
async function adminHostFinding(settings: ValidatedSettings): Promise<Finding> {
  const origin = adminUrl(settings);
  try {
    const { headers } = await fetch(`${origin}/`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (headers.get('location') === panelPath) return ok(`Panel kendi adresinde açılıyor: ${origin}`);
    return failure(
      `${origin} paneli açmıyor; istek sunucuya başka bir adla ulaşıyor.`,
      'Vekil sunucu Host başlığını değiştirmeden iletmelidir; örnekleri docs/operations klasöründedir.',
    );
  } catch {
    return warning(`Panelin adresi ${origin} bu makineden denenemedi.`, 'DNS kaydını ve vekil sunucuyu denetleyin.');
  }
}

async function mailFinding(settings: ValidatedSettings): Promise<Finding> {
  if (settings.smtpUrl === null)
    return warning('E-posta sunucusu tanımlı değil; hiç e-posta gönderilmez.', 'SMTP_URL ayarını yazın.');
  try {
    await checkMailServer(settings);
    return ok('E-posta sunucusu bağlantıyı kabul ediyor.');
  } catch (error) {
    return failure(
      `E-posta sunucusuna bağlanılamıyor (${errorReason(error)}).`,
      'SMTP_URL ayarındaki adresi, kullanıcı adını ve şifreyi denetleyin.',
    );
  }
}
