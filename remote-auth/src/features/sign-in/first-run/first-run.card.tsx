import stepStyles from '../steps/steps.module.css';
import { CodeScreen } from './code.screen.tsx';
import { ColoursScreen } from './colours.screen.tsx';
import { CompanyScreen } from './company.screen.tsx';
import { ContactScreen } from './contact.screen.tsx';
import { PersonScreen } from './person.screen.tsx';
import { Progress } from './progress.tsx';
import { useFirstRun } from './use-first-run.ts';

export interface FirstRunCardProps {
  /** False on the server's own machine. */
  needsCode: boolean;
  /** The site has content already, such as that of the demo: no starting site is made. */
  hasContent: boolean;
  announce: (text: string) => void;
  /** Opens the login card, with a reason if the user did not choose it. */
  leave: (reason: string | null) => void;
}

const shown = {
  code: CodeScreen,
  company: CompanyScreen,
  contact: ContactScreen,
  colours: ColoursScreen,
  person: PersonScreen,
} as const;

/** Screens that set up a new site: the code if it is needed, the company, its colours, and the first user. */
export function FirstRunCard({ needsCode, hasContent, announce, leave }: FirstRunCardProps) {
  const firstRun = useFirstRun({ needsCode, hasContent, leave });
  const ShownScreen = shown[firstRun.screen];
  return (
    <>
      {firstRun.screen !== 'code' && <Progress screen={firstRun.screen} steps={firstRun.steps} />}
      <ShownScreen key={firstRun.screen} firstRun={firstRun} announce={announce} />
      <button type="button" className={stepStyles.link} onClick={() => leave(null)}>
        Yazdırılan şifreyle giriş yap
      </button>
    </>
  );
}
