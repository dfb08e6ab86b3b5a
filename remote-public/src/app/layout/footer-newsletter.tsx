import { NewsletterForm } from '../../shared/newsletter/newsletter-form.tsx';
import { useTexts } from '../../shared/root-data.ts';
import styles from './footer-newsletter.module.css';

/** Renders the form that subscribes to the newsletter in the footer. */
export function FooterNewsletter() {
  const { newsletter } = useTexts();
  return (
    <section className={styles.newsletter} aria-labelledby="footer-newsletter" data-part="footer-newsletter">
      <div>
        <h2 id="footer-newsletter">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
      </div>
      <NewsletterForm scope="footer-newsletter-form" />
    </section>
  );
}
