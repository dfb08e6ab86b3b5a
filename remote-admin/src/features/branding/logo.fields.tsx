import { Panel } from '../../shared/form/panel.tsx';
import { LogoField } from './logo.field.tsx';

interface LogoFieldsProps {
  labels: { mainLogoPath: string; secondLogoPath: string; favIcoLogoPath: string };
  /** Shown as text where there is no logo. */
  companyName: string;
}

export function LogoFields({ labels, companyName }: LogoFieldsProps) {
  return (
    <Panel title="Logolar">
      <LogoField
        name="mainLogoPath"
        label={labels.mainLogoPath}
        help="Sitenin ve panelin üstünde görünür. Saydam zeminli bir görsel en iyi sonucu verir."
        placeholder={companyName}
      />
      <LogoField
        name="secondLogoPath"
        label={labels.secondLogoPath}
        help="Sitenin altında ve koyu görünümde kullanılır."
        placeholder={companyName}
        onDarkBackground
      />
      <LogoField
        name="favIcoLogoPath"
        label={labels.favIcoLogoPath}
        help="Sekmede görünür; kare bir görsel seçin."
        placeholder="Simge yok"
      />
    </Panel>
  );
}
