import { Panel } from '../../ui/panel.tsx';
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
        help="Sitenin ve panelin üstünde görünür. SVG ya da saydam zeminli bir PNG (genişlik en az 1000 piksel) en iyi sonucu verir."
        placeholder={companyName}
      />
      <LogoField
        name="secondLogoPath"
        label={labels.secondLogoPath}
        help="Sitenin altında ve koyu görünümde kullanılır: açık renkli bir SVG ya da saydam zeminli PNG. Yoksa şirket adı yazıyla gösterilir."
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
