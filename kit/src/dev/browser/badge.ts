/** Shows which unit comes from this machine, in the console and in a corner of the page. */
export function showBadge(unit: string): void {
  console.info('%s bu makineden (yerel derleme)', unit);
  const badge = document.createElement('div');
  badge.textContent = `yerel: ${unit}`;
  badge.ariaHidden = 'true';
  Object.assign(badge.style, {
    position: 'fixed',
    insetBlockEnd: '8px',
    insetInlineStart: '8px',
    zIndex: '99999',
    padding: '2px 10px',
    borderRadius: '99px',
    background: '#3b0764',
    color: '#fff',
    font: '12px/20px system-ui',
    pointerEvents: 'none',
    opacity: '.85',
  });
  document.body.append(badge);
}
