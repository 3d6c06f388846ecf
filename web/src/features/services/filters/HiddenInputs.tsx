/** Repeats the query of an address as hidden inputs, because a GET form drops the query of its action. */
export function HiddenInputs({ address }: { address: string }) {
  const kept = new URLSearchParams(address.split('?')[1]);
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
