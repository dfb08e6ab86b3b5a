import { adminUrl, type AdminAddress } from '../../config/admin-url.ts';
import { readCertificate, type Certificate } from '../http/certificate.ts';

/** Certificates as this process has read them last; null if there is none or the address cannot be reached from here. */
export interface CertificateWatch {
  last: Certificate | null;
  /** Of the host of the panel, if it has one of its own. */
  panel: Certificate | null;
}

interface Watched {
  config: AdminAddress;
  certificate: CertificateWatch;
}

const TWELVE_HOURS_MS = 12 * 3_600_000;

/** Reads the certificates at the start and twice a day. */
export const watchCertificate = {
  name: 'certificate',
  intervalMs: TWELVE_HOURS_MS,
  runsAtStart: true,
  async run({ config, certificate }: Watched): Promise<void> {
    certificate.last = await readCertificate(config.publicUrl).catch(() => null);
    if (config.adminHost !== null) certificate.panel = await readCertificate(adminUrl(config)).catch(() => null);
  },
};
