/**
 * Styles that several pages use are imported in the first file: in the page files they would be loaded twice, the
 * second time after the rules that build on them.
 */
import './shared.module.css';
import './picture.module.css';
import './page-header.module.css';
import './article-card.module.css';
