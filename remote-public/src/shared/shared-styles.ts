/**
 * Styles that several pages use are imported in the first file: in the page files they would be loaded twice, the
 * second time after the rules that build on them. No rule builds on those of the page header, which the home page, the
 * most visited one, does not have.
 */
import './shared.module.css';
import './picture.module.css';
import './article-card.module.css';
import './cover/cover.module.css';
