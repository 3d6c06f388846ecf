/** The device's own position in degrees, asked for only when tapped (spec §4). Null: denied, unsupported or not found. */
export function askPosition(): Promise<{ longitude: number; latitude: number } | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: coords.longitude, latitude: coords.latitude }),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 },
    );
  });
}
