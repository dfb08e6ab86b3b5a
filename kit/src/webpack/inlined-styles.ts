import webpack, { type WebpackPluginInstance } from 'webpack';

const NAME = 'inlined-styles';

/**
 * Makes a chunk use the styles that the document contains in `<style data-href="/releases/remote_public/…/home.css">`, instead
 * of loading the same file. The whole path, because a document may contain a file of the same name of another unit. Webpack
 * itself recognizes only `<link>` elements.
 */
export const reuseInlinedStyles: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createStylesheet } = webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation);
      createStylesheet.tap(
        NAME,
        (create) =>
          `link = document.querySelector('style[data-href="' + new URL(url, location).pathname + '"]');
if (link) needAttach = false;
else {
${create}
}`,
      );
    });
  },
};
