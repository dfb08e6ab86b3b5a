import { acceptInstallation } from '../start-up/installation.ts';
import { withServices, type Command } from './command.ts';
import { requireUsage } from './args.ts';

/** Accepts a changed folder or key, for an administrator who has moved the files of a site or lost its key. */
export const installationCommand: Command = {
  name: 'installation',
  usage: [['installation accept', 'Bu DATA_DIR klasörünü ve gizli anahtarı bu siteye ait olarak kaydeder']],
  async run(args) {
    requireUsage(this, args.length === 1 && args[0] === 'accept');
    await withServices(({ config, db }) => acceptInstallation(config, db), { allowsForeignInstallation: true });
    console.log('Klasör ve gizli anahtar bu siteye ait olarak kaydedildi.');
    console.log(
      'Anahtar değiştiyse açık oturumlar kapanır; doğrulama uygulamalarının yeniden kurulması, yayın anahtarlarının yeniden oluşturulması gerekir.',
    );
  },
};
