/** Where an image is seen, below the server's own address: by whoever knows its name, which nobody guesses. */
export function imageAddress(name: string): string {
  return `/api/images/${name}`;
}
