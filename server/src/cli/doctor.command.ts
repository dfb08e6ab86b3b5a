import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { appVersion } from '../platform/app-version.ts';
import { requireUsage } from './args.ts';
import { CommandError, type Command } from './command.ts';

const marks: Readonly<Record<Finding['level'], string>> = { ok: '✓', warning: '!', error: '✗' };

/** Examines a site, running or not, and says what to do about each finding. Fails when something does not work. */
export const doctorCommand: Command = {
  name: 'doctor',
  usage: [['doctor', 'Siteyi muayene eder ve bulduğu her sorun için ne yapılacağını söyler; bir şey değiştirmez']],
  async run(args) {
    requireUsage(this, args.length === 0);
    console.log(`Vitrin ${appVersion()} · Node.js ${process.versions.node}\n`);
    const findings = await examine(process.env);
    for (const finding of findings) console.log(shown(finding));
    const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
    const [errors, warnings] = [count('error'), count('warning')];
    console.log(`\n${errors} hata, ${warnings} uyarı.`);
    if (errors > 0) throw new CommandError('Site bu durumda tam çalışmaz.');
  },
};

function shown(finding: Finding): string {
  const line = `${marks[finding.level]} ${finding.text}`;
  return finding.level === 'ok' ? line : `${line}\n    → ${finding.remedy}`;
}
