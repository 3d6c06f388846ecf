import { conceptFinder } from './conceptFinder.ts';

/**
 * Groups of words with the same meaning for the recognition of danger. A star means any ending. Each group has both
 * languages, so English practice sentences also train the recognition of Spanish ones, and the other way around.
 */
const wordsOf: Readonly<Record<string, string>> = {
  self: 'i im ive id ill me my mine myself yo mi mis conmigo estoy tengo soy me',
  partner:
    'husband husbands hubby boyfriend boyfriends bf wife girlfriend gf ex partner fiance fiancee bd babydaddy esposo esposa marido novio novia pareja exnovio exmarido exesposo concubino',
  parent:
    'mom moms momma mama mother dad dads daddy father stepdad stepmom stepfather stepmother parents pops padre madre papa mami papi padrastro madrastra papas jefita apa ama foster',
  child:
    'son sons daughter daughters baby babies kid kids child children toddler infant newborn boy boys girl girls grandson granddaughter grandbaby grandkid grandkids grandchild nephew niece stepson stepdaughter twins student students hijo hija hijos hijas hijastro hijastra bebe bebito bebita nino nina ninos ninas nieto nieta nietos sobrino sobrina chamaco chamaca chamacos chavito chiquito chiquita guagua mijo mija morrito morrita chavalo cipote cipota muchachito muchachita alumno alumna',
  elder:
    'grandma grandmother granny grandpa grandfather elderly meemaw mawmaw memaw pawpaw abuela abuelo abuelita abuelito anciano anciana ancianos viejita viejito viejitos resident residents bisabuela',
  kin: 'brother sister bro sis friend friends buddy neighbor neighbors uncle aunt auntie cousin roommate coworker client classmate hermano hermana carnal amigo amiga vecino vecina vecinos tio tia primo prima compa companero companera cunado cunada suegra suegro yerno nuera',
  other:
    'he hes she shes they theyre him her them el ella ellos ellas alguien someone somebody un una man guy dude dudes men woman lady tipo hombre hombres mujer senor senora muchacho muchacha wey guey vato',
  boss: 'boss employer manager supervisor recruiter pimp coyote smuggler owner landlord trafficker patron patrona jefe dueno duena padrote madrota agencia contratista mayordomo pollero encargado',
  carer:
    'caregiver caretaker nurse aide teacher coach pastor priest tutor babysitter sitter cuidador cuidadora enfermera maestro maestra entrenador cura ninera',
  hit: 'hit hits hitting beat beats beating beaten punch* slap* choke* choking strangl* kick* shove* push* drag* smack* whoop* whup* stomp* jumped attack* assault* bruise* bruises abuse* abusing abusive pega pegan pego pegaba pegando pegarme pegarle pegue golpe* golpea* madraz* madrea* ahorc* cachet* patea* patada* avent* empuj* jalo jalonea* maltrat* cinturon cinturonazos cintarazos belt switch moret* moreton* agarr* agredi*',
  threat: 'threat* threaten* gonna going swears promised amenaz* juro dice va vengar',
  kill: 'kill kills killed killing murder* slaughter matar mata mato mate matando mataron matarlo matarla matarnos asesin* acabar',
  die: 'die dies dying dead death suicid* unalive* unaliving kms disappear morir morirme muera muero muriendo muerto muerta muerte matarme mate suisid* suicidarme suicidar desaparecer vivir live living alive exist vida life',
  gun: 'gun guns pistol rifle shotgun shot shots shoot shooting shooter bullet bullets gunshot gunshots glock revolver ar15 firearm loaded pistola pistolas arma armas armado escopeta balazo balazos balacera disparo disparos disparando disparo tiro tiros tiroteo bala balas cuete fusca cuerno',
  knife:
    'knife knives machete blade razor razors stab* axe hatchet cut cuts cutting cuchillo cuchillos navaja hacha puñal apunal* cortar cortarme cortando corto cortadas venas wrist wrists',
  rope: 'rope noose hang hanging hung bridge jump jumping tracks train rooftop ledge overpass cliff soga puente brincar aventarme colgar* ahorcarme cuerda vias tren azotea lanzarme tirarme',
  pill: 'pill pills tylenol xanax xans benadryl insulin oxy* perc percs percocet ibuprofen advil aspirin melatonin tablets bottle antidepress* gabapentin hydro* clonazepam ambien pastilla* pastiyas tableta* insulina frasco medicinas paracetamol ibuprofeno clonazepan',
  drug: 'fentanyl fenty fent heroin meth coke cocaine crack needle narcan naloxone overdos* od oding oded weed edible edibles gummy gummies k2 spice laced blues shrooms molly ketamine droga drogas drogo sobredosis jeringa heroina cristal mota fentanilo coca perico piedra hongos gomitas marihuana',
  alcohol:
    'drunk vodka beer beers whiskey liquor drinking wine tequila borracho borracha tomado tomada cerveza* alcohol bolo pedo peda trago tragos briago',
  chemical:
    'bleach clorox antifreeze drano pesticide poison poisoned poisoning rat detergent tide pod pods ammonia lysol pinesol gasoline kerosene thinner lye mushrooms mushroom berries berry mercury windex roundup weedkiller insecticide roach battery batteries polish ajax chemical chemicals cleaner toilet sanitizer cloro blanqueador veneno envenen* raticida detergente amoniaco gasolina kerosen tiner thiner insecticida pila pilas acetona sosa limpiador anticongelante lejia cucarachas ratas pinol fabuloso hongo',
  swallow:
    'drank swallow* ate took taken eat eaten licked inhaled sprayed chewed chewing drink tomo tome tomaron trago tragaron bebio comio comieron tragado tomado echo mezclo mixed',
  fire: 'fire fires flames flame incendi* llamarada* encendi* prende prenden burning smoke smoking smoldering sparks sparking burnt wildfire fuego incendio lumbre llamas humo quemando quema quemo chispas prendio prendi prendieron ardiendo arde humear',
  gas: 'gas carbon monoxide propane leak leaking leaks alarm detector beeping monoxido carbono propano fuga alarma tuberia estufa huele smell smells rotten',
  blood: 'blood bleed* bled bloody sangr* hemorrag* coagulos clots',
  breath:
    'breath* breathe wheez* asthma inhaler respir* aire asma ahog* aog* inhalador choking atrag* atoro atorado gasping turning blue morado morada',
  down: 'unconscious passed fainted collapsed collapse unresponsive wake waking woke limp moving respond* inconsciente desmay* desperta* despiert* reacciona responde mueve tirado tirada floor suelo overheated convuls*',
  heart:
    'heart chest stroke seizure seizures seizing numb droopy drooping slurred jaw infarto pecho corazon derrame convulsion* ataque ataques adormecid* torcio chueca chueco embolia',
  hurt: 'hurt hurts pain painful broken broke burn burned swollen fever fell fall crashed crash wreck ribs dolor duele quebr* quemad* fiebre calentura cayo caida choque chocar atropell* herid* hinchad* fractur*',
  birth:
    'pregnant contractions labor crowning embarazada contracciones parto fuente dilatada miscarriage aborto rompio',
  sex: 'rape raped raping rapist sex sexual sexually molest* naked nudes grope* fondle* touched touches touching violo violaron violada viola violando violacion abuso abusan abusaron toca tocan toco tocaron manose* desnuda desnudo sexo fotos intimas',
  forced:
    'traffick* trafficked passport passports papers forced forces force prostitut* debt owe pimped cantina sell sells sold pasaporte papeles obliga* obligan forzad* deuda debo trata prostitu* vend* explot* esclav* quitaron retienen clientes clients',
  trapped:
    'locked lock locks trapped hostage captive chained hiding hide hid closet escond* encerr* atrapad* secuestr* kidnap* rehen candado leave salir dejan deja',
  runaway:
    'ran runaway ranaway kicked escape escaped sneak snuck huyo hui huir escap* fugo fugue fugado corrieron corrio echaron echo thrown threw out',
  minor:
    '10 11 12 13 14 15 16 17 teen teens teenage teenager minor ten eleven twelve thirteen fourteen fifteen sixteen seventeen menor menores diez once doce trece catorce quince dieciseis diecisiete underage freshman sophomore',
  old: '65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 setenta ochenta noventa seventy eighty ninety dementia alzheimer demencia',
  money:
    'money check checks bank account ss ssi pension savings dinero cheque cuenta banco ahorros firmar sign deed atm card',
  now: 'now rn tonight today still minutes ahorita ahora orita horita hoy noche ya acaba acaban urgente urgent hurry rapido pronto',
  help: 'help ayuda ayudenme auxilio socorro please porfavor sos help',
  negation: 'not no never dont doesnt didnt isnt wont cant cannot aint nunca ni sin jamas tampoco',
  goodbye:
    'goodbye goodbyes bye farewell note letters adios despedi* carta cartas will testament testamento forgive perdon* perdonen sorry gave giving regale regalar regalado',
  despair:
    'burden tired worthless hopeless pointless point alone nobody anymore end ending done give carga estorbo cansad* sentido harta harto aguanto puedo sola solo nadie soporto acabar rendi* fin',
  seek: 'where need looking find food pantry free hours open address number donde busco necesito ocupo comida gratis abren abre horario telefono direccion cuanto cost program programa',
  thing:
    'phone tablet laptop car truck tv printer computer ac fridge telefono cel celular carro troca motor llanta compu refri lavadora',
  police: 'police cops cop 911 ambulance sheriff policia patrulla ambulancia bomberos firefighters sirens',
  door: 'door window breaking break broke intruder burglar outside puerta ventana ladron ladrones rateros metiendo metio meter afuera garage',
  follow:
    'following follow followed follows stalk* stalking tracker sigue siguiendo siguen persigu* acosa acosando rastre* watching',
  group:
    'class classes group groups meeting meetings training volunteer prevention support counseling counselor therapy therapist lessons clase clases grupo grupos reunion reuniones curso taller terapia consejeria consejero psicologo voluntario capacitacion',
  sting:
    'wasp wasps bee bees hornet hornets yellowjacket ants scorpion spider recluse widow snake snakes rattlesnake rattler copperhead bite bites bit bitten sting stung stings peanut peanuts shellfish allergy allergic hives epipen rabies avispa avispas abeja abejas hormigas alacran alacranes escorpion arana viborita vibora viboras serpiente culebra cascabel pico picaron picadura mordio mordida mordedura alergia alergica alergico ronchas cacahuate mariscos rabia',
  body: 'throat tongue lips lip face faces neck head skull stomach belly arm arms leg legs eye eyes mouth nose ear back spine knee ankle foot hand hands finger fingers skin forehead garganta lengua labios labio cara cuello cabeza estomago panza barriga brazo brazos pierna piernas ojo ojos boca nariz oreja espalda rodilla tobillo pie mano manos dedo dedos piel frente costillas',
  neglect:
    'filth filthy bedsore bedsores soiled unfed feed feeds fed starved skinny bones neglect* dehydrated unattended unbathed lice diaper rash sores mugre mugrosa mugroso llaga llagas escaras orinada orinado desnutrid* flaca flaquita flaquito huesos descuid* abandon* alimentan banan rozado piojos',
  exam: 'evidence proof kit swab exam examined bathe shower prueba pruebas evidencia examen banarme banarse',
  tool: 'bat crowbar hammer brick hose pipe wrench skillet pan chair broom stick cable cord bate martillo ladrillo manguera tubo palo sarten silla escoba fierro piedras tabla botella',
  room: 'room bedroom basement attic cellar shed trailer bathroom house home apartment cuarto recamara sotano atico cobertizo traila bano casa apartamento departamento',
  bars: 'key keys chain chains bars deadbolt padlock gate fence cage handcuff* tied taped llave llaves cadena cadenas encadenad* rejas reja porton cerca jaula esposad* amarrad* atad*',
  border:
    'immigration deport deported deportation visa visas migra ice border undocumented wages wage paid pays quota contract migracion deportar deporten deportan frontera sueldo salario pagan pagado contrato cuota renta cruce cruzar',
  workplace:
    'ranch dairy farm field fields orchard plant factory warehouse massage parlor salon nail club bar hotel motel kitchen crew rancho lecheria granja campo pizca huerta fabrica bodega masajes antro cocina cuadrilla obra',
  weather:
    'heat heatstroke hypothermia frostbite freezing frozen sunstroke insolacion hipotermia congelad* congelando calor helada',
  wreck:
    'rollover flipped rolled pinned ditch overturned volcadura volco volcamos voltio barranco cuneta prensado prensada',
  water:
    'drown* pool pond creek river lake flood flooding underwater tub alberca rio arroyo laguna presa inundacion tina banera hundio',
  parting:
    'gone existence afterlife funeral coffin grave ashes pets cats dogs obituary tumba ataud cenizas velorio entierro panteon',
  flee: 'hitchhik* bus station greyhound freight stowaway couch stranger strangers online met juvenile placement caseworker autobus central terminal aventon raite desconocido desconocidos albergue hogar trabajadora',
  crowd:
    'school campus classroom walmart mall church store theater parking escuela iglesia tienda plaza estacionamiento',
  past: 'ago used years was were hace antes era cuando anos',
  joke: 'lol lmao haha jaja jajaja jk joke funny game movie meme broma juego pelicula',
};

/** Returns the concept of a folded word of a message. Also finds words that are misspelled but sound the same. */
export const conceptOf: (word: string) => string | undefined = conceptFinder(wordsOf);
