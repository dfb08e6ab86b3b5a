import type { QrCode, TotpSetUp } from '@vitrin/shared-contracts/auth';
import { useTexts } from '../../../shared/texts/texts.ts';
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
  const { t } = useTexts();
  return (
    <ol className={styles.guide} aria-busy={!setUp}>
      <li>
        {t('Uygulamanızla bu QR kodunu okutun.')}
        <div className={styles.qr}>{setUp && <QrPicture {...setUp.qr} />}</div>
        <Secret {...(setUp ?? placeholder)} isLoaded={setUp !== null} />
      </li>
      <li>{t('Uygulamanın gösterdiği 6 haneli kodu yazın.')}</li>
    </ol>
  );
}

/** Always dark on light, because cameras read it best that way. */
function QrPicture({ size, path }: QrCode) {
  const { t } = useTexts();
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('Doğrulama uygulaması için QR kodu')}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function Secret({ secret, uri, isLoaded }: Pick<TotpSetUp, 'secret' | 'uri'> & { isLoaded: boolean }) {
  const { copy, said } = useCopy();
  const { t } = useTexts();
  return (
    <div className={styles.secret} hidden={!isLoaded}>
      <p>{t('Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:')}</p>
      <code dir="ltr" translate="no">
        {secret}
      </code>
      <button type="button" className={baseStyles.quiet} onClick={() => void copy(secret.replaceAll(' ', ''))}>
        {t('Anahtarı kopyala')}
      </button>
      <a href={uri}>{t('Bu cihazdaki uygulamada aç')}</a>
      <p className={styles.said} role="status">
        {said && t(said)}
      </p>
    </div>
  );
}
