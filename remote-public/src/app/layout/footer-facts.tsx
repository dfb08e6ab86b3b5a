import { contentsOf, itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { useFrameData } from '../../shared/frame.ts';

/** Shows the first address, phone number and e-mail address. */
export function FooterFacts() {
  const { contact } = useFrameData();
  const [address] = contentsOf(contact, 'adres');
  const [phone] = itemsOf(contact, 'telefon');
  const [email] = contentsOf(contact, 'email');
  return (
    <address>
      {address && <p>{address}</p>}
      {phone && (
        <a href={telephoneLink(phone)}>
          <LeftToRight>{phone.content}</LeftToRight>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <LeftToRight>{email}</LeftToRight>
        </a>
      )}
    </address>
  );
}
