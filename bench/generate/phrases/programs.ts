import type { SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';

interface Program {
  /** Names of such a service. */
  names: string[];
  summaries: string[];
  summariesEs: string[];
}

const program = (names: string, summaries: string, summariesEs: string): Program => ({
  names: names.split('|'),
  summaries: summaries.split('|'),
  summariesEs: summariesEs.split('|'),
});

/** Names and summaries for each kind of service. */
export const programs: Record<SubType, Program> = {
  MEALS: program(
    'Soup Kitchen|Community Kitchen|Meals on Wheels|Senior Lunch|Free Breakfast|Summer Meals for Kids|Supper Table|Noon Meal|Sack Lunch Ministry|Congregate Meals|Sunday Dinner|Hot Meal Program',
    'Hot meals for anyone who is hungry, no questions asked.|Free lunch for seniors aged {age} and over.|Meals brought to the homes of {people}.|Free breakfast and lunch for children in the summer.|Sack lunches for people living outside.|A sit-down supper, open to all, with {service} afterwards.',
    'Comida caliente para quien tenga hambre.|Almuerzo gratis para personas mayores.|Comidas a domicilio para quienes no pueden salir.|Desayuno y almuerzo gratis para niños en verano.',
  ),
  FOOD_PANTRIES: program(
    'Food Pantry|Food Bank|Community Pantry|Mobile Pantry|Bread of Life Pantry|Grocery Ministry|Blessing Box|Client Choice Pantry|Backpack Program|Emergency Food Box|Produce Distribution|Commodity Supplemental Food',
    'Groceries once a month for {people} in {county} County.|Emergency food boxes for {days} days, by appointment.|Drive-through pantry with fresh produce.|Choose your own groceries; diapers and pet food when available.|Weekend food for school children.|Boxes of food for seniors with a low income.',
    'Despensa una vez al mes para familias del condado.|Cajas de comida de emergencia.|Despensa en su auto, con frutas y verduras.|Usted escoge sus víveres; pañales cuando hay.',
  ),
  EMERGENCY: program(
    'Emergency Shelter|Night Shelter|Rescue Mission|Family Shelter|Women’s Shelter|Men’s Shelter|Domestic Violence Shelter|Youth Shelter|Cold Weather Shelter|Cooling Center|Overflow Shelter|Crisis Residence',
    'Beds for the night for {people}.|Safe shelter for people fleeing violence, with advocates day and night.|Shelter for families with children, up to {days} days.|Warm beds when the temperature falls below {number} degrees.|Shelter for teens who ran away or have nowhere to go.',
    'Camas para pasar la noche.|Refugio seguro para quienes huyen de la violencia.|Refugio para familias con niños.|Refugio cuando hace mucho frío.',
  ),
  TRANSITIONAL: program(
    'Transitional Housing|Sober Living Home|Second Step Housing|Recovery Residence|Supportive Housing|Rapid Re-Housing|Maternity Home|Veterans Village|Group Home|Halfway House|Bridge Housing|Tiny Homes',
    'Apartments for up to {months} months, with {jargon}.|A sober home for people in recovery.|Housing and classes for {people} while they save for a place of their own.|Homes for young mothers and their babies.|Short-term rent and case management for {people}.',
    'Departamentos por tiempo limitado, con apoyo.|Casa para personas en recuperación.|Vivienda y clases mientras ahorra.|Hogar para madres jóvenes y sus bebés.',
  ),
  MEDICAL: program(
    'Community Clinic|Free Clinic|Dental Clinic|Health Center|Vision Clinic|WIC Office|Immunization Clinic|Mobile Health Unit|Women’s Health Center|Pediatric Clinic|Prescription Assistance|Pregnancy Center|Diabetes Program|Hospice|Home Health',
    'Medical care on a sliding scale, with or without insurance.|Teeth cleaned, filled and pulled at low cost for {people}.|Vaccines for children and adults.|Prenatal care and pregnancy tests.|Help paying for prescriptions and {service}.|Checkups, {service} and {service} for the uninsured.',
    'Atención médica según sus ingresos, con o sin seguro.|Dentista a bajo costo.|Vacunas para niños y adultos.|Cuidado prenatal y pruebas de embarazo.|Ayuda para pagar medicinas.',
  ),
  COUNSELING: program(
    'Counseling Center|Family Therapy|Mental Health Clinic|Substance Use Treatment|Grief Support|Recovery Group|Crisis Intervention|Youth Counseling|Rape Crisis Center|Children’s Advocacy Center|Outpatient Services|Peer Support|Intensive Outpatient Program|Detoxification Unit',
    'Counseling for {people}, paid by what you can afford.|Treatment for alcohol and drug use, with {jargon}.|Support groups for people who lost someone.|Advocates and counseling for survivors of sexual assault.|Therapy for children and families, in English and Spanish.',
    'Consejería según lo que pueda pagar.|Tratamiento para alcohol y drogas.|Grupos de apoyo para quienes perdieron a un ser querido.|Terapia para niños y familias.',
  ),
  CLOTHES: program(
    'Clothes Closet|Thrift Store|Dress for Work|Coat Drive|School Uniform Closet|Baby Closet|Community Closet|Shoe Ministry|Career Closet',
    'Free clothes and shoes for {people}.|Work clothes and interview outfits.|Coats and blankets in winter.|School uniforms and backpacks for children.|Baby clothes, cribs and car seats.',
    'Ropa y zapatos gratis.|Ropa para el trabajo y entrevistas.|Abrigos y cobijas en invierno.|Uniformes y mochilas para niños.',
  ),
  HYGIENE: program(
    'Shower Ministry|Day Center|Laundry Project|Diaper Bank|Hygiene Pantry|Mobile Showers|Personal Care Closet|Restroom and Shower Program',
    'Showers, laundry and hygiene kits for people living outside.|Free diapers and wipes for babies.|Soap, shampoo, razors and period products.|Wash and dry clothes for free, with {service} while you wait.',
    'Regaderas, lavandería y artículos de higiene.|Pañales y toallitas gratis.|Jabón, champú y toallas femeninas.',
  ),
  TRANSIT: program(
    'Transit|Bus Pass Program|Dial-a-Ride|Medical Transportation|Rural Transit District|Volunteer Drivers|Gas Voucher Program|Paratransit|Greyhound Ticket Assistance|Car Repair Ministry',
    'Rides to the doctor for {people}.|Bus passes for people looking for work.|Door-to-door rides in {county} County, booked a day ahead.|Gas vouchers for medical appointments.|Rides for seniors and people with disabilities.',
    'Viajes al doctor.|Pases de autobús para quienes buscan trabajo.|Transporte de puerta a puerta.|Vales de gasolina para citas médicas.',
  ),
  ASSISTANCE: program(
    'Utility Assistance|Rent Assistance|Community Action|Benevolence Fund|Legal Aid|Case Management|Energy Assistance|Benefits Office|Outreach Center|Neighborhood Services|Immigrant Services|Disaster Relief|Veterans Service Office|Tax Help|Consumer Credit Counseling|Resource Center',
    'Help with rent and light bills for {people} in {county} County.|Help with applications for SNAP, Medicaid and {jargon}.|Free legal advice about eviction, family law and {service}.|Case workers who help {people} find {service}.|Free tax returns for working families.|Benefits advice for veterans and their families.',
    'Ayuda con la renta y la luz.|Ayuda con solicitudes de SNAP y Medicaid.|Consejo legal gratis.|Trabajadores sociales que le ayudan a encontrar apoyo.|Preparación de impuestos gratis.',
  ),
  LEARNING: program(
    'Adult Education|Literacy Council|GED Classes|English as a Second Language|Head Start|Tutoring Center|Public Library|Parenting Classes|Computer Lab|After-School Program|Early Childhood Intervention|Citizenship Classes|Boys and Girls Club|Homework Club',
    'Free GED and English classes for adults.|Tutoring and homework help for children.|Preschool for families with a low income.|Computer classes and free internet.|Parenting classes for {people}, with child care.|Classes for the citizenship test.',
    'Clases gratis de GED e inglés.|Ayuda con la tarea.|Preescolar para familias de bajos ingresos.|Clases de computación e internet gratis.|Clases para padres.',
  ),
  EMPLOYMENT: program(
    'Workforce Center|Job Training|Career Center|Vocational Rehabilitation|Day Labor Center|Job Readiness Program|Goodwill Career Services|Reentry Program|Apprenticeship Program|Senior Employment|Youth Jobs|Small Business Center',
    'Help to find a job, write a resume and prepare for interviews.|Training in {service} and {service} for {people}.|Jobs and coaching for people leaving prison.|Paid work experience for youth aged {age} and older.|Work and training for people with disabilities.',
    'Ayuda para encontrar trabajo.|Capacitación laboral.|Empleo y apoyo para quienes salen de prisión.|Trabajo pagado para jóvenes.',
  ),
};
