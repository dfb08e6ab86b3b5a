import webpack, { type WebpackPluginInstance } from 'webpack';

const NAME = 'inlined-styles';
const { RuntimeGlobals } = webpack;

/**
 * Makes a chunk use the styles that the document contains in `<style data-href="home.css">`, instead of loading the
 * same file. Webpack itself recognizes only `<link>` elements.
 */
export const reuseInlinedStyles: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createStylesheet } = webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation);
      createStylesheet.tap(
        NAME,
        (create) =>
          `link = document.querySelector('style[data-href="' + ${RuntimeGlobals.getChunkCssFilename}(chunkId) + '"]');
if (link) needAttach = false;
else {
${create}
}`,
      );
    });
  },
};
