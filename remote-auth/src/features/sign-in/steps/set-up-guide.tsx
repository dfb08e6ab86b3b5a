import type { QrCode, TotpSetUp } from '@vitrin/shared-contracts/auth';
import baseStyles from '../sign-in.module.css';
import styles from './steps.module.css';
import { useCopy } from './use-copy.ts';

/** Hidden placeholder of the same size as the real secret. */
const placeholder: Pick<TotpSetUp, 'secret' | 'uri'> = { secret: '0000 0000 0000 0000 0000 0000 0000 0000', uri: '' };

/**
 * Explains how to add the secret to the app: by camera, by hand, or by an app on the same device. Its space is reserved
 * while the secret is loading.
 */
export function SetUpGuide({ setUp }: { setUp: TotpSetUp | null }) {
  return (
    <ol className={styles.guide} aria-busy={!setUp}>
      <li>
        Uygulamanızla bu QR kodunu okutun.
        <div className={styles.qr}>{setUp && <QrPicture {...setUp.qr} />}</div>
        <Secret {...(setUp ?? placeholder)} isLoaded={setUp !== null} />
      </li>
      <li>Uygulamanın gösterdiği 6 haneli kodu yazın.</li>
    </ol>
  );
}

/** Always dark on light, because cameras read it best that way. */
function QrPicture({ size, path }: QrCode) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Doğrulama uygulaması için QR kodu"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function Secret({ secret, uri, isLoaded }: Pick<TotpSetUp, 'secret' | 'uri'> & { isLoaded: boolean }) {
  const { copy, said } = useCopy();
  return (
    <div className={styles.secret} hidden={!isLoaded}>
      <p>Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:</p>
      <code translate="no">{secret}</code>
      <button type="button" className={baseStyles.quiet} onClick={() => void copy(secret.replaceAll(' ', ''))}>
        Anahtarı kopyala
      </button>
      <a href={uri}>Bu cihazdaki uygulamada aç</a>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
