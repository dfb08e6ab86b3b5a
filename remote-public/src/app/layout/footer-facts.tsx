import { contentsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { useRootData } from '../../shared/root-data.ts';

/** The first address, phone and e-mail. */
export function FooterFacts() {
  const { contact } = useRootData();
  const [address] = contentsOf(contact, 'adres');
  const [phone] = contentsOf(contact, 'telefon');
  const [email] = contentsOf(contact, 'email');
  return (
    <address>
      {address && <p>{address}</p>}
      {phone && (
        <a href={telephoneLink(phone)} dir="ltr">
          {phone}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
