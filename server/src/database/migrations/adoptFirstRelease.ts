import type pg from 'pg';
import type { AppliedMigration } from './readMigrations.ts';

/** The migrations of release 0.1.0, which 0001_baseline.sql replaces. */
const FIRST_RELEASE = [
  ['0001_foundation', 'f8fff504052387447f4d8d8f6c8b1e7b3cc957ac8ce3f7ced287749910b75af0'],
  ['0002_services', '7ac4cf55133cd7034cac87630e71d75b81b89280f8bae83f3c8bc0407372455f'],
  ['0003_directories', 'b8ddef9b121f983c00e05c6f6d79b800970882e5b5b0b181964c4f71dd76f45e'],
  ['0004_ranked_needs', 'a7548924d70fe1f3459eb21198f9235c2397dae5ec835885d5a7b4f679b92968'],
  ['0005_name_words', 'b75f88be4a94cbf98172d4e1dd32fe78dd0d3a92a1df1261bf862c5712587d38'],
  ['0006_nearest_from_index', 'da458adf1ea6732a89841df05967659ce1e01a7a73c98609ca28872840fa4282'],
  ['0007_kudos_apart', '45589fd05bcd93e3fbb85d7da878be93e4e3b3cdd814b57acb43b4b667aaab2d'],
  ['0008_name_words', 'aab5e5ccaad2b0283f0bdb48b53ef9e8ce4c188b87f0fedcbcf122caa4d2a2d6'],
  ['0009_updated_as_created', '9b13366ed9d846c3e47f69a9dbe8549c9033fc5982458298de40df1f5de1d52b'],
  ['0010_accounts', 'b99c1fd3146afd9bd926c767b5427850be4a9bc57233c0897befe6711fb0e0bb'],
  ['0011_mail', '7ca9163a91cea8bc175d35bdc14a0c9934b3ec8eebc4a6b95c2009985fc903fa'],
  ['0012_feedback', '090f32975d954239296dfadd5489fc58e312294908c6847b97640845de03d632'],
  ['0013_social_sign_in', 'f47338d3be4a964f6386cda6a5d4733b62c414090ac8c8ac1e5ec9ee5c2a11de'],
  ['0014_service_changes', '92df9b20bb23116a62a0ff7f817358b4d09bb781c74a1530b5e411b30d53013a'],
  ['0015_once_only', '9d37e17ea38f823daba3ef1f71409ddba9411dd6ddaf3a2337da30e5b186961d'],
  ['0016_conversations', '83ccec7d8f95ff183e34d1041a29c1ca4184808f58c941a6479a9114beacebd5'],
  ['0017_confirmation_links', '2bb243d9556c3ae7a1e06760809d77918abf75750f235d91cfec9d1a25e63b96'],
  ['0018_deleted_users', '24b8ac9c077b4b6ba6067fbe1aa16b490b6c8dbdabc394295d611d46f2db809d'],
  ['0019_static_page_versions', 'bedb635876639cb2958fe114acdc67891a546779e7550c648e05721aa16c56ce'],
  ['0020_proven_emails', '5214e1737eac2837e852fd12c7c9080f13ae90dc54113ece4d4779f1624e3879'],
  ['0022_claims', '086da9856cedf94b5d16590927e1435534b389a74674276896769f1ddf0d09c0'],
  ['0024_changes_by_day', 'a52af3403ca4f1b698900e4df7fd3887f84ba4044021f11865a691ce16754651'],
  ['0025_search_misses', '8e5a79ede8359a2d78cd01d48dd3b1d0720787ad9a4838f0b032cbf747b8884e'],
  ['0026_changed_in', '7e662df84557c353f4f0e2f13b5cc17824485db476a98c07ffda628f9bf78c00'],
] as const;

/** 0001_baseline.sql has each index once. Release 0.1.0 had this one twice. */
const DIFFERENCE = 'DROP INDEX service_changes_date';

/**
 * Upgrades a database of release 0.1.0 to the baseline: their schemas are the same, so this deletes the old record. Returns
 * whether it did. Throws if the database has only some of the migrations of that release.
 */
export async function adoptFirstRelease(client: pg.PoolClient, applied: AppliedMigration[]): Promise<boolean> {
  if (applied[0]?.name !== FIRST_RELEASE[0][0]) return false;
  assertComplete(applied);
  await client.query(DIFFERENCE);
  await client.query('DELETE FROM schema_migrations');
  return true;
}

function assertComplete(applied: AppliedMigration[]): void {
  const isSame = FIRST_RELEASE.every(
    ([name, checksum], i) => applied[i]?.name === name && applied[i].checksum === checksum,
  );
  if (isSame && applied.length === FIRST_RELEASE.length) return;
  throw new Error(
    `The database was made by a version between releases: its last migration is ${applied.at(-1)?.name}, and release 0.1.0 ` +
      `ends with ${FIRST_RELEASE.at(-1)?.[0]}. Start release 0.1.0 once, which completes it, and then this release.`,
  );
}
