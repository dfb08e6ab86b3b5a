import { constants, setPriority } from 'node:os';
import { pino } from 'pino';
import { moduleDescriptions } from '../../../describe-modules.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { createServices } from '../../../services.ts';
import { limitHeapGrowthNow } from '../../../platform/memory/heap-growth.ts';
import type { ImportTask } from './import-process.ts';
import { runJob } from './run-job.ts';

let isStopped = false;

/** Process: does one step of an import beside the server, which goes on to answer. */
async function work({ config, claim }: ImportTask): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  limitHeapGrowthNow();
  const db = await openDatabase(config);
  try {
    const services = await createServices({ config, db, log: pino({ level: config.logLevel }), ...moduleDescriptions });
    await runJob(services, claim, {
      isStopped: () => isStopped,
      onHeartbeat: () => void process.send?.('heartbeat'),
    });
  } finally {
    await db.destroy();
  }
}

const stop = () => (isStopped = true);

// The server ends or was killed: the item that is being written is finished, and the import waits for the next start.
process.once('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.once('message', (task) => {
  work(task as ImportTask)
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    })
    .finally(() => {
      process.off('disconnect', stop);
      if (process.connected) process.disconnect();
    });
});
