import { expect, test } from 'vitest';
import { isShortMapsLink, readPosition } from './readPosition.ts';

const abilene = [-99.7331, 32.4487];

test.each([
  ['32.4487, -99.7331'],
  ['32.4487 -99.7331'],
  ['  32.4487,-99.7331\n'],
  ['(32.4487, −99.7331)'],
  ['32.4487° N, 99.7331° W'],
  ['32.4487 N 99.7331 W'],
  ['32.4487N, 99.7331O'],
  ['32,4487; -99,7331'],
  ['geo:32.4487,-99.7331'],
  ['geo:32.4487,-99.7331?z=18'],
  ['geo:0,0?q=32.4487,-99.7331(Food+pantry)'],
  // Google
  [
    'https://www.google.com/maps/place/Sample+Pantry/@32.5,-99.8,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d32.4487!4d-99.7331!16s',
  ],
  ['https://www.google.com/maps/@32.4487,-99.7331,17z'],
  ['https://www.google.com/maps?q=32.4487,-99.7331'],
  ['https://maps.google.com/?q=loc:32.4487,-99.7331&z=18'],
  ['https://www.google.com/maps/search/?api=1&query=32.4487%2C-99.7331'],
  ['https://www.google.com/maps/search/32.4487,+-99.7331?entry=tts'],
  ['https://www.google.com/maps/dir/?api=1&destination=32.4487,-99.7331'],
  ['https://www.google.com/maps/dir//32.4487,-99.7331/@32.1,-99.1,12z'],
  ['https://www.google.com/maps/dir/32.1,-99.1/32.4487,-99.7331/@32.2,-99.4,12z'],
  [
    'https://www.google.com/maps/dir/32.1,-99.1/Food+Bank/@32.2,-99.4,12z/data=!4m9!1m0!1m5!2m2!1d-99.7331!2d32.4487!3e0',
  ],
  ['https://www.google.com/maps?ll=31.1,-98.1&q=32.4487,-99.7331'],
  ['Sample Pantry https://www.google.com/maps/@32.4487,-99.7331,17z'],
  // Apple
  ['https://maps.apple.com/?ll=32.4487,-99.7331&q=Dropped%20Pin'],
  ['https://maps.apple.com/?address=100%20Pine%20St&ll=32.4487,-99.7331'],
  ['https://maps.apple.com/place?coordinate=32.4487,-99.7331&name=Marked%20Location'],
  ['https://maps.apple.com/?daddr=32.4487,-99.7331'],
  ['https://maps.apple.com/frame?center=32.4487%2C-99.7331&span=0.01'],
  // OpenStreetMap
  ['https://www.openstreetmap.org/?mlat=32.4487&mlon=-99.7331#map=18/32.5/-99.8'],
  ['https://www.openstreetmap.org/#map=18/32.4487/-99.7331'],
  ['https://www.openstreetmap.org/node/123456#map=19/32.4487/-99.7331&layers=N'],
])('“%s” is a position in Abilene', (text) => {
  expect(readPosition(text)).toEqual(abilene);
});

test.each([
  ['32°26\'55.3"N 99°43\'59.2"W', [-99.73311, 32.44869]],
  ['32° 26.922′ N, 99° 43.986′ W', [-99.7331, 32.4487]],
  ['32°26’55”N 99°43’59”O', [-99.73306, 32.44861]],
  ["https://www.google.com/maps/place/32%C2%B026'55.3%22N+99%C2%B043'59.2%22W/data=!4m4!3m3", [-99.73311, 32.44869]],
  ['33.8688° S, 151.2093° E', [151.2093, -33.8688]],
  ['32.44871234567, -99.73309999', [-99.7331, 32.44871]],
])('“%s” is read in its own notation', (text, position) => {
  expect(readPosition(text)).toEqual(position);
});

test.each([
  [''],
  ['100 Pine St'],
  ['100, 200'],
  ['79601'],
  ['(325) 555-0142'],
  ['$12.50, 3.75 more'],
  ['92.5, -99.7331'],
  ['32.4487, -199.7331'],
  ['32°75\'00"N 99°43\'59"W'],
  ['https://maps.app.goo.gl/AbCdEfGh'],
  ['https://www.google.com/maps/place/Abilene,+TX'],
  ['https://www.google.com/maps/dir/32.1,-99.1/Food+Bank/@32.2,-99.4,12z'],
  ['https://example.org/news/2026,11'],
  ['geo:0,0'],
])('“%s” is no position', (text) => {
  expect(readPosition(text)).toBeNull();
});

test.each([
  ['https://maps.app.goo.gl/AbCdEfGh', true],
  ['https://goo.gl/maps/AbCdEfGh', true],
  ['https://maps.apple/p/AbC', true],
  ['https://osm.org/go/AbC', true],
  ['https://www.google.com/maps/@32.4487,-99.7331,17z', false],
  ['32.4487, -99.7331', false],
])('“%s” is a short link: %s', (text, isShort) => {
  expect(isShortMapsLink(text)).toBe(isShort);
});
