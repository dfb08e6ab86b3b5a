import webpack, { type Configuration } from 'webpack';

/** Compiles once. Throws with the messages of the compiler. */
export function runOnce(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-warnings')));
        else resolve();
      });
    });
  });
}
