// Set-up of the property tests: every run tries the same inputs, so a test that passes here passes everywhere. To search
// for other counterexamples, change the seed for a while.
import fc from 'fast-check';

// A failed test ends at once. Making a large counterexample smaller can take longer than all tests together: to do that,
// pass the printed seed and path, and `endOnFailure: false`, to `fc.assert` of that test.
fc.configureGlobal({ seed: 20_261_123, endOnFailure: true });
