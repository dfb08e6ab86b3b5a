import { UsageError } from '../publish/settings.ts';
import { pipelineFiles, type PipelinePlatform } from './create-project.ts';

/** Reads the option `--ci`; null without it. Throws a `UsageError` for a platform without a prepared pipeline. */
export function platformOf(given: string | undefined): PipelinePlatform | null {
  if (given === undefined) return null;
  if (Object.hasOwn(pipelineFiles, given)) return given as PipelinePlatform;
  throw new UsageError(`--ci yalnızca şunlar olabilir: ${Object.keys(pipelineFiles).join(', ')}.`);
}
