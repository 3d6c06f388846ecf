/** Patterns of agency names. */
export const agencies = [
  '{town} {noun}',
  '{surname} {noun}',
  'St. {saint} {noun}',
  'First {church} Church of {town}',
  '{street} Street {church} Church',
  '{county} County {noun}',
  '{surname} Memorial {noun}',
  'Iglesia {iglesia}',
  '{virtue} {noun}',
  '{direction} Texas {noun}',
  'The {surname} House',
  '{virtue} Ministries of {town}',
  'Centro {iglesia}',
  '{town} Independent School District',
  '{surname} and {surname} {noun}',
];

export const agencyWords: Record<string, readonly string[]> = {
  noun: 'Community Center|Outreach|Services|Center|Foundation|Mission|Ministries|Health Center|Family Services|Neighborhood Center|Alliance|Council|Coalition|Network|House|Clinic|Association|Action Agency|Charities|Partnership|Initiative|Collaborative|Resource Center|Advocates|Project|Society|Hospital District|Health Department|Housing Authority|Cooperative|Institute|Trust|League|Settlement'.split(
    '|',
  ),
  saint:
    'Mary|Joseph|Vincent de Paul|Francis|Anthony|Jude|Martin|Luke|Ann|John|Paul|Teresa|Rita|Patrick|Michael|Andrew|Matthew|Thomas|Clare|Rose|Isidore|Bernadette|Elizabeth|Stephen|Ignatius'.split(
      '|',
    ),
  church:
    'Baptist|United Methodist|Presbyterian|Lutheran|Christian|Church of God|Assembly of God|Episcopal|Missionary Baptist|Nazarene|Pentecostal|Bible|Seventh-day Adventist|AME'.split(
      '|',
    ),
  iglesia:
    'Nueva Vida|Esperanza|Betania|El Buen Pastor|Monte Sinaí|Sagrado Corazón|Getsemaní|Luz del Mundo|Emanuel|La Roca|Guadalupe|Cristo Rey|Príncipe de Paz'.split(
      '|',
    ),
  virtue:
    'Hope|Grace|New Life|Open Door|Helping Hands|Harvest|Promise|Shepherd’s|Good Samaritan|Cornerstone|Lighthouse|Harbor|Bridge|Pathways|New Beginnings|Haven|Faith in Action|Loaves and Fishes|Second Chance|Lone Star|Bluebonnet|Blessed|Loving|Mercy|Victory|Compassion|Heart to Heart|Living Water|Cross Timbers|Rolling Plains|Big Country|Caprock|Piney Woods|Hill Country|Gulf Coast|Rio Grande|Panhandle|Trinity|Brazos|Pecos'.split(
      '|',
    ),
  direction: 'West|East|Central|North|South|Northeast|Southeast|Deep East|Far West|West Central|North Central'.split(
    '|',
  ),
};
