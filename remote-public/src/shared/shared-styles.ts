/**
 * Styles that several pages use stand in the first file: in the pages' own files they would come twice, and the second
 * time after the rules that build on them.
 */
import './shared.module.css';
import './picture.module.css';
import './page-header.module.css';
import './article-card.module.css';
