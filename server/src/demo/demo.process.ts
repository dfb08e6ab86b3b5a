import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { moduleDescriptions } from '../describe-modules.ts';
import { createServices } from '../services.ts';
import { loadDemo } from './load-demo.ts';

/** Process: fills the empty site of the configuration that it is sent, tells how far it is, and ends. */
async function work(config: Config): Promise<void> {
  const db = await openDatabase(config);
  try {
    const services = await createServices({ config, db, log: pino({ level: config.logLevel }), ...moduleDescriptions });
    await loadDemo(services, { onProgress: (text) => void process.send?.(text) });
  } finally {
    await db.destroy();
  }
}

/** A server that ends takes its import with it; what was not finished was not written. */
const orphaned = () => process.exit(1);

process.once('disconnect', orphaned);
process.once('message', (config) => {
  work(config as Config)
    .finally(() => process.off('disconnect', orphaned))
    .then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
});
