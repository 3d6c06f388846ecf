/** Texts for the `{braces}` of sentences, most common first, separated by `|`. */
const banks = {
  people:
    'families|adults|seniors|veterans|women|children|teens|young adults|people without homes|people with disabilities|low-income households|single parents|survivors|refugees|immigrants|farm workers|students|caregivers|newborns and their mothers|grandparents raising grandchildren|uninsured patients|shift workers|people leaving jail or prison|foster youth|expectant mothers|night workers|military spouses|oil field workers who were laid off|widows and widowers|homebound neighbors|renters behind on rent|first-generation students|people in recovery|people living with HIV|tribal members|deaf and hard of hearing residents|people with developmental delays|truck drivers|ranch hands',
  rule: 'household income is at or below {percent} percent of the federal poverty guidelines|you live in {county} County|you live within {number} miles of {town}|you are at least {age} years old|you receive SNAP, WIC, SSI or Medicaid|you have not been helped in the past {months} months|you have a referral from a caseworker, school counselor or pastor|you can show that an emergency changed your income|your landlord agrees to take part|you are a resident of ZIP code {zip}|a disconnect notice or eviction notice has arrived|you served in the armed forces and were not dishonorably discharged',
  paper:
    'a photo ID|proof of address|proof of income for the last {days} days|a Social Security card|birth certificates for all children|a current utility bill|the lease|a letter from the landlord|a DD-214|an immunization record|the shutoff notice|a Medicaid card|a referral form|recent pay stubs|a bank statement|a passport or consular card|discharge papers|a school enrollment letter|a prescription|a police report number|an award letter from Social Security|proof of guardianship',
  jargon:
    'case management|wraparound services|information and referral|trauma-informed care|coordinated entry|rapid re-housing|sliding fee scale|outreach|intake|eligibility screening|warm handoff|harm reduction|peer support|care coordination|telehealth|supportive services|motivational interviewing|person-centered planning|means testing|diversion|continuum of care|community health workers|cognitive behavioral therapy|medication-assisted treatment|respite|advocacy|capacity building|food insecurity screening|the Homeless Management Information System|the Community Services Block Grant|The Emergency Food Assistance Program|the Comprehensive Energy Assistance Program|Title XX|the McKinney-Vento Act|Section 8|the Ryan White program|Temporary Assistance for Needy Families|the Workforce Innovation and Opportunity Act|a Federally Qualified Health Center|the Older Americans Act|a HUD-approved housing counselor|functional needs assessment|psychosocial rehabilitation|parent-child interaction therapy|dialectical behavior therapy|applied behavior analysis|lethality assessment|guardianship review|utilization management|fiduciary services|asset limits|recertification|prior authorization|spend-down|presumptive eligibility',
  partner:
    'the regional food bank|the county health department|the school district|area churches|the city library|the Salvation Army|the sheriff’s office|the hospital district|Workforce Solutions|the Area Agency on Aging|the local mental health authority|the community college|the {surname} Foundation|the {surname} Family Trust|the VFW post|the Lions Club|the Rotary Club|the ministerial alliance|the {surname} Clinic|the {surname} Neighborhood Association|the council of governments|the housing authority|the {surname} Institute|the Junior League|the extension office|the United Way|the legal aid society|the {surname} Ranch',
  place:
    'the fellowship hall|the back entrance|the annex|the old {surname} School|the parking lot on {street} Street|the second floor|the gymnasium|the white house behind the church|the strip mall next to the pharmacy|Building {letter}|Suite {number}|the basement|the {surname} Community Center|the county courthouse|the mobile unit|the loading dock|the portable classroom|the former {surname} Hospital|Room {number}|the transit center',
  adjective:
    'free|confidential|low-cost|bilingual|walk-in|faith-based|short-term|drop-in|volunteer-run|nonprofit|county-funded|same-day|mobile|seasonal|accredited|grant-funded|culturally sensitive|evidence-based|wheelchair-accessible|nonjudgmental|licensed|hands-on|age-appropriate|family-centered|strictly voluntary|peer-led|year-round|state-certified|intensive|supervised',
  manner:
    'in person|by phone|by text message|online|by appointment only|on a first-come, first-served basis|by referral|through a short interview|through the partner agency|after an orientation|by lottery each {month}|at the front desk|through the drive-through line|with a paper application|on the waiting list',
  staff:
    'case workers|volunteers|nurses|licensed counselors|pastors|bilingual staff|social workers|retired teachers|advocates|nurse practitioners|peer specialists|attorneys|dental students|community health workers|housing navigators|employment coaches|promotoras|chaplains|dietitians|occupational therapists|interns from the university|court-appointed special advocates|AmeriCorps members|eligibility specialists|phlebotomists|audiologists|paralegals',
  month: 'January|February|March|April|May|June|July|August|September|October|November|December',
  letter: 'A|B|C|D|E|F',
  percent: '100|125|130|150|185|200|250|300',
  age: '18|55|60|62|65|21|16|50',
  months: '3|6|12|18|24',
  days: '30|60|90',
  money: '$5|$10|$15|$20|$25|$35|$40|$50|$75|$100|$150|$250|$300|$500|$750|$1,200',
};

export const slots: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(banks).map(([name, text]) => [name, text.split('|')]),
);

/** Street names, most common first. */
export const streets =
  'Main|Oak|Elm|Pine|Cedar|Walnut|Pecan|Mesquite|Church|College|Commerce|Houston|Austin|Travis|Crockett|Bowie|Lamar|Fannin|Sam Houston|Martin Luther King|César Chávez|San Antonio|Bluebonnet|Mockingbird|Ranch Road|Farm|Mill|Depot|Railroad|Hickory|Willow|Magnolia|Live Oak|Laurel|Avenue A|Avenue D|Avenue K|North 1st|South 14th|East 6th|West 10th|State Highway 36|FM 1236|FM 707|County Road 120|Business 84|Loop 322|Industrial|Hospital|School|Park|Lake|River|Spring|Mission|Guadalupe|Palo Pinto|Alamo|Lone Star'.split(
    '|',
  );
