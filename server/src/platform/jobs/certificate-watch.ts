import { readCertificate, type Certificate } from '../http/certificate.ts';

/** The certificate as this process has read it last; null if the site has none or cannot reach its own address. */
export interface CertificateWatch {
  last: Certificate | null;
}

interface Watched {
  config: { publicUrl: string };
  certificate: CertificateWatch;
}

const TWELVE_HOURS_MS = 12 * 3_600_000;

/** Reads the certificate at the start and twice a day. */
export const watchCertificate = {
  name: 'certificate',
  intervalMs: TWELVE_HOURS_MS,
  runsAtStart: true,
  async run({ config, certificate }: Watched): Promise<void> {
    certificate.last = await readCertificate(config.publicUrl).catch(() => null);
  },
};
