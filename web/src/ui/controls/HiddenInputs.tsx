/** Repeats the query of an address as hidden inputs, because a GET form drops the query of its action. */
export function HiddenInputs({ address }: { address: string }) {
  const query = new URLSearchParams(address.split('?')[1]);
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
