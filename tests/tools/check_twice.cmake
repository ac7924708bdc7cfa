# Records by lot through `verify` and through the script that shares no code with it: both have to
# hold every record for good, and the script has to notice each bit turned over in what is proved.
set(records ${FOLDER}/records_by_lot.jsonl)
set(tampered ${FOLDER}/records_tampered.jsonl)
set(script ${PYTHON3} ${SOURCE}/scripts/verify_fair.py)

# run(OUTPUT command...): stops the test unless the command says and exits as expected.
function(run name expected_code expected_end)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT code EQUAL expected_code OR NOT output MATCHES "${expected_end}\n$")
        string(SUBSTRING "${output}" 0 2000 output)
        message(FATAL_ERROR "${name} exits ${code}: ${output}")
    endif()
endfunction()

execute_process(COMMAND ${GENERATOR} ${COUNT} OUTPUT_FILE ${records} COMMAND_ERROR_IS_FATAL ANY)
run("verify" 0 "${COUNT} rounds verified" ${PROGRAM} verify ${records})
run("verify_fair.py" 0 "${COUNT} rounds verified" ${script} ${records})
execute_process(COMMAND ${GENERATOR} ${COUNT} tampered OUTPUT_FILE ${tampered} COMMAND_ERROR_IS_FATAL ANY)
run("verify_fair.py, tampered" 2 "line ${COUNT}: [^\n]*\n0 rounds verified" ${script} --every-line ${tampered})
file(REMOVE ${records} ${tampered})
