/** The path of an image. Its random name protects it. */
export function imageAddress(name: string): string {
  return `/api/images/${name}`;
}
