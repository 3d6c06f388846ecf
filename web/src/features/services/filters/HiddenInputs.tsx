/** What a plain form sends along: all that stands in an address, as a form's own address loses its query. */
export function HiddenInputs({ address }: { address: string }) {
  const kept = new URLSearchParams(address.split('?')[1]);
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
