import { checkConfiguration } from '../start-up/check-configuration.ts';
import { requireUsage } from './args.ts';
import type { Command } from './command.ts';

/** Runs the checks of a server start, so that settings can be verified before the running server is stopped. */
export const checkCommand: Command = {
  name: 'check',
  usage: [['check', 'Ayarları denetler: sunucu bu ayarlarla başlayabilir mi?']],
  async run(args) {
    requireUsage(this, args.length === 0);
    await checkConfiguration(process.env);
    console.log('Ayarlarda sorun yok.');
  },
};
