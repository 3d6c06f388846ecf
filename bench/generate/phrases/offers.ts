import type { SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';

const banks: Record<SubType, string> = {
  MEALS:
    'hot meals|sack lunches|breakfast|home-delivered meals|senior lunches|summer meals for children|supper|soup and bread|frozen meals|snacks for children|nutrition counseling|holiday dinners|coffee and pastries|special diets|thickened liquids',
  FOOD_PANTRIES:
    'groceries|fresh produce|canned goods|food boxes|infant formula|milk and eggs|frozen meat|commodities|pet food|cooking demonstrations|gardening plots|Thanksgiving baskets|weekend backpacks|gluten-free items|SNAP outreach|nutrition classes',
  EMERGENCY:
    'beds for the night|a safe place to sleep|blankets|case management|supper and breakfast|lockers|safety planning|hospital advocacy|motel vouchers|a warm place in winter|a cool place in summer|family rooms|crisis intervention|kennels for pets|mail service|relocation funds',
  TRANSITIONAL:
    'furnished apartments|sober housing|housing search|rental subsidies|life skills classes|savings plans|relapse prevention|move-in kits|landlord mediation|shared kitchens|child care on site|security deposits|budget coaching|curfews and house meetings|aftercare visits',
  MEDICAL:
    'checkups|vaccinations|dental cleanings|extractions|eye exams|eyeglasses|prescription assistance|prenatal care|pregnancy tests|mammograms|blood pressure checks|diabetes education|lab work|hearing aids|wound care|sports physicals|STI testing|birth control|physical therapy|insulin|foot care|naloxone|smoking cessation|wheelchairs and walkers|telehealth visits|well-child visits|dentures|breastfeeding support|home nursing|palliative care',
  COUNSELING:
    'counseling|support groups|family therapy|crisis intervention|grief groups|play therapy|psychiatric evaluation|medication management|detox placement|anger management|batterer intervention|relapse prevention|equine therapy|art therapy|couples counseling|court accompaniment|forensic interviews|suicide assessment|group therapy|peer coaching|psychological testing|eating disorder treatment|gambling counseling',
  CLOTHES:
    'clothing|shoes|coats|school uniforms|baby clothes|interview clothes|work boots|socks and underwear|blankets|backpacks|maternity wear|furniture vouchers|bedding|prom dresses|steel-toed boots|hats and gloves|household goods|toys at Christmas',
  HYGIENE:
    'showers|laundry|hygiene kits|diapers|wipes|soap and shampoo|period products|razors|toothbrushes|haircuts|towels|restrooms|detergent|adult briefs|sunscreen and insect repellent|lice treatment|foot washing',
  TRANSIT:
    'bus passes|rides to the doctor|gas vouchers|door-to-door rides|dialysis trips|wheelchair vans|car repair|travel training|bus tickets home|bicycle repair|carpool matching|airport shuttles|driver license help|rides to the grocery store|escorted trips|mileage reimbursement',
  ASSISTANCE:
    'rent assistance|utility assistance|help with water bills|legal advice|tax preparation|document recovery|SNAP applications|Medicaid applications|burial assistance|disaster relief|credit counseling|foreclosure prevention|home repair|wheelchair ramps|weatherization|fans and heaters|notary service|interpretation|immigration forms|voter registration|benefits checkups|free phones|identity theft help|protective orders|expungement petitions|birth certificates|furniture|guardianship advice|emergency cash|property tax deferral|Social Security appeals|mediation|roof patching|storm shelters|asylum petitions|child support orders',
  LEARNING:
    'GED classes|English classes|tutoring|homework help|computer classes|parenting classes|citizenship classes|preschool|story time|summer camp|after-school care|reading groups|internet access|college applications|scholarships|music lessons|mentoring|special education advocacy|early intervention|science clubs|chess and robotics|Spanish classes|driver education|school supplies|financial aid workshops|babysitter training|family literacy nights',
  EMPLOYMENT:
    'job placement|resume help|mock interviews|job fairs|forklift certification|commercial driver training|welding classes|nurse aide training|apprenticeships|background check help|bonding letters|micro-loans|small business coaching|supported employment|day labor|typing tests|on-the-job training|unemployment claims|internships|food handler cards|tool loans|workplace accommodations|HVAC certificates|resume printing|job clubs',
};

/** The offers of each kind of service, most common first. */
export const offers = Object.fromEntries(
  Object.entries(banks).map(([subType, text]) => [subType, text.split('|')]),
) as unknown as Record<SubType, readonly string[]>;
